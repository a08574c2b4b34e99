import type { PageContext } from '#shared/page-context.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';
import { error, type Finding, note } from './finding';
import type { Site } from './site';

const SETTINGS = 'FIREBASE_…';

/** What the pages tell the browser to connect to. */
export async function checkFirebase({ pages }: Site): Promise<Finding[]> {
  const home = pages.find(({ path }) => path === '/');
  const context = readContext(home?.$('#root').attr('data-context'));
  if (!context) return [];
  const { firebase } = context;
  if (!firebase) {
    const what = 'Firebase is not connected: nobody can be signed in, and messages are not stored';
    return [note(SETTINGS, what, 'set all five if they are to be')];
  }
  const findings: Finding[] = [];
  const placeholders = Object.values(placeholderFirebase).filter((value) => value !== null);
  if (Object.values(firebase).some((value) => placeholders.includes(value))) {
    const mend = 'set all five to what its console shows, and start the server again';
    findings.push(error(SETTINGS, 'Firebase is connected with placeholders', mend));
  }
  if (context.storesMessages && !firebase.appCheck) {
    const what = 'any program can write as many messages to the database as it likes';
    const mend = 'set it, and enforce App Check for Cloud Firestore in Firebase’s console';
    findings.push(error('FIREBASE_APP_CHECK_SITE_KEY', what, mend));
  }
  if (firebase.authEmulator) {
    const what = `Firebase signs in at ${firebase.authEmulator}, an emulator`;
    findings.push(error('FIREBASE_AUTH_EMULATOR', what, 'unset it, and start the server again'));
  }
  return findings;
}

function readContext(text: string | undefined): Partial<PageContext> | undefined {
  try {
    return text ? (JSON.parse(text) as Partial<PageContext>) : undefined;
  } catch {
    return undefined;
  }
}
