import { firebaseVariables } from './firebase-config';

/** The variables that change what is served. Visitors can see their values anyway. */
const publicVariables = [
  'PUBLIC_ORIGIN',
  'NO_INDEX',
  'HSTS_SECONDS',
  'HSTS_SUBDOMAINS',
  'CONTACT_STORES_MESSAGES',
  ...Object.values(firebaseVariables),
  'FIREBASE_APP_CHECK_PROVIDER',
  'FIREBASE_APP_CHECK_SITE_KEY',
] as const;

/** Variables that are set, by name. Two servers with the same ones serve the same bytes. */
export type PublicSettings = Partial<Record<(typeof publicVariables)[number], string>>;

/** Picks them from an environment, or from the settings that another server has published. */
export function pickPublicSettings(from: Record<string, unknown>): PublicSettings {
  const set = publicVariables.flatMap((name) => {
    const value = from[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(set);
}
