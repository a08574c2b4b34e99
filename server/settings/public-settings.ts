import { firebaseVariables } from './firebase-config';

/** The variables that change what is sent: every visitor can see their values anyway. */
const publicVariables = [
  'PUBLIC_ORIGIN',
  'NO_INDEX',
  'HSTS_SECONDS',
  'HSTS_SUBDOMAINS',
  'CONTACT_STORES_MESSAGES',
  ...Object.values(firebaseVariables),
  'FIREBASE_APP_CHECK_PROVIDER',
  'FIREBASE_APP_CHECK_SITE_KEY',
  'FIREBASE_AUTH_EMULATOR',
] as const;

/** By the variable's name; only what is set. Two servers with the same ones send the same bytes. */
export type PublicSettings = Partial<Record<(typeof publicVariables)[number], string>>;

/** The part of an environment, or of what another server says of its own, that may be told to anybody. */
export function pickPublicSettings(from: Record<string, unknown>): PublicSettings {
  const set = publicVariables.flatMap((name) => {
    const value = from[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set);
}
