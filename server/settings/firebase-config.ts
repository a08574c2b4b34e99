import {
  type AppCheckSettings,
  attestationProviders,
  type FirebaseSettings,
} from '#shared/settings/firebase-settings.ts';
import { type Environment, readChoice, readSwitch } from './setting-readers';

export const firebaseVariables = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  appId: 'FIREBASE_APP_ID',
} as const;

/** The Firebase settings, and whether the contact form may write messages. */
export function readFirebaseConfig(from: Environment) {
  const connected = readFirebase(from);
  const storesMessages = readStoresMessages(from, connected);
  const attestation = readAppCheck(from);
  // Only stored messages need App Check.
  const appCheck = storesMessages ? attestation : null;
  return {
    /** What the browser connects to; null with the placeholder settings. */
    firebase: connected && { ...connected, appCheck },
    /**
     * Whether the contact form writes messages to Firebase's document database. Off unless
     * CONTACT_STORES_MESSAGES is 1, because scripts/deploy/firestore.rules must be deployed first.
     */
    storesMessages,
    /** For the operator: valid settings that may not be intended. */
    warnings: storesMessages && !appCheck ? [unattested] : [],
  };
}

const unattested =
  'CONTACT_STORES_MESSAGES is 1 without FIREBASE_APP_CHECK_SITE_KEY: any program can write as many messages to the database as it likes, at your cost';

/** All of Firebase's variables must be set, or none of them. */
function readFirebase({ env, faults }: Environment): FirebaseSettings | null {
  const entries = Object.entries(firebaseVariables).map(([key, name]) => [key, env[name]] as const);
  if (entries.every(([, value]) => !value)) return null;
  for (const [key, value] of entries) {
    if (value) continue;
    const name = firebaseVariables[key as keyof typeof firebaseVariables];
    faults.push(`${name} must be set when another of Firebase's variables is`);
  }
  return Object.fromEntries(entries) as unknown as FirebaseSettings;
}

function readAppCheck(from: Environment): AppCheckSettings | null {
  const [fallback] = attestationProviders;
  const name = 'FIREBASE_APP_CHECK_PROVIDER';
  const provider = readChoice(from, name, attestationProviders, fallback);
  const siteKey = from.env.FIREBASE_APP_CHECK_SITE_KEY;
  if (!siteKey) return null;
  if (!/^[\w-]{20,100}$/.test(siteKey)) {
    from.faults.push(`FIREBASE_APP_CHECK_SITE_KEY must be reCAPTCHA's site key, got "${siteKey}"`);
  }
  return { provider, siteKey };
}

function readStoresMessages(from: Environment, firebase: FirebaseSettings | null): boolean {
  const isOn = readSwitch(from, 'CONTACT_STORES_MESSAGES');
  if (isOn && !firebase) {
    from.faults.push("CONTACT_STORES_MESSAGES can be 1 only when Firebase's variables are set");
  }
  return isOn;
}
