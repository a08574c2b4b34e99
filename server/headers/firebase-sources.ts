import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';

/** What pages may ask, run and show in frames beside the site's own. */
interface OutsideSources {
  connect: readonly string[];
  script: readonly string[];
  frame: readonly string[];
}

/** Origins that Firebase's web SDK asks for sign-in, documents and files. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** As https://cloud.google.com/recaptcha/docs/faq names them, on the host without Google's own cookies. */
const recaptcha = 'https://www.recaptcha.net/recaptcha/';
const recaptchaParts = 'https://www.gstatic.com/recaptcha/';
const attestation = 'https://content-firebaseappcheck.googleapis.com';

/**
 * What the operator's connection to Firebase needs, and nothing before there is one. All pages have
 * it, because a visitor comes to the contact form from any of them without another document.
 */
export function firebaseSources(firebase: FirebaseSettings | null): OutsideSources {
  if (!firebase) return { connect: [], script: [], frame: [] };
  const { authEmulator, appCheck } = firebase;
  const emulator = authEmulator ? [new URL(authEmulator).origin] : [];
  return {
    connect: [...services, ...emulator, ...(appCheck ? [attestation, recaptcha] : [])],
    script: appCheck ? [recaptcha, recaptchaParts] : [],
    frame: appCheck ? [recaptcha] : [],
  };
}
