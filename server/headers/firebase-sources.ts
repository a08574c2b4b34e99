import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';

/** Origins that Firebase's web SDK calls for sign-in, documents and files. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** From https://cloud.google.com/recaptcha/docs/faq, on the host that does not carry Google's cookies. */
const recaptcha = 'https://www.recaptcha.net/recaptcha/';
const recaptchaParts = 'https://www.gstatic.com/recaptcha/';
const attestation = 'https://content-firebaseappcheck.googleapis.com';

/**
 * Origins besides the site's own that pages may connect to, run scripts from and frame: what Firebase needs once the operator has connected it. All pages allow it, because a visitor can
 * navigate to the contact form from any of them without loading a new document.
 */
export function firebaseSources(firebase: FirebaseSettings | null) {
  if (!firebase) return { connect: [], script: [], frame: [] };
  const { appCheck } = firebase;
  return {
    connect: [...services, ...(appCheck ? [attestation, recaptcha] : [])],
    script: appCheck ? [recaptcha, recaptchaParts] : [],
    frame: appCheck ? [recaptcha] : [],
  };
}
