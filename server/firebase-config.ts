import type { FirebaseSettings } from '../shared/firebase-settings';
import type { Faults } from './setting-readers';

const firebaseVariables = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  appId: 'FIREBASE_APP_ID',
} as const;

/** All of Firebase's variables, or none of them. */
export function readFirebase(env: NodeJS.ProcessEnv, faults: Faults): FirebaseSettings | null {
  const entries = Object.entries(firebaseVariables).map(([key, name]) => [key, env[name]] as const);
  if (entries.every(([, value]) => !value)) return null;
  for (const [key, value] of entries) {
    if (value) continue;
    const name = firebaseVariables[key as keyof typeof firebaseVariables];
    faults.push(`${name} must be set when another of Firebase's variables is`);
  }
  return {
    ...(Object.fromEntries(entries) as unknown as FirebaseSettings),
    authEmulator: env.FIREBASE_AUTH_EMULATOR || null,
  };
}

export function readStoresMessages(
  env: NodeJS.ProcessEnv,
  firebase: FirebaseSettings | null,
  faults: Faults,
): boolean {
  const value = env.CONTACT_STORES_MESSAGES || '0';
  if (value !== '0' && value !== '1') {
    faults.push(`CONTACT_STORES_MESSAGES must be 0 or 1, got "${value}"`);
  }
  if (value === '1' && !firebase) {
    faults.push("CONTACT_STORES_MESSAGES can be 1 only when Firebase's variables are set");
  }
  return value === '1';
}
