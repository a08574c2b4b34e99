import { join } from 'node:path';
import type { FirebaseSettings } from '../shared/firebase-settings';
import { site } from '../shared/site';

export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; all of the machine's when not set. */
  host: string | undefined;
  /** Origin of canonical links, without a slash at its end. Never taken from a request. */
  publicOrigin: string;
  /** What the browser connects to; nothing when the placeholders stand. */
  firebase: FirebaseSettings | null;
  /**
   * Whether the contact form writes messages to Firebase's document database. Off unless
   * CONTACT_STORES_MESSAGES is 1, because scripts/deploy/firestore.rules must be deployed first.
   */
  storesMessages: boolean;
  /** Where the files served from the site's root lie. */
  publicDir: string;
  /** Where the build lies: manifest.json and client/. */
  distDir: string;
  /** Reloads the browser when the server starts anew. For development only. */
  isReloading: boolean;
}

/**
 * Reads the settings from the environment, the only place that does.
 * @param root the project's folder
 * @throws Error that names every faulty variable, what it must be and what it is.
 */
export function loadConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const faults: string[] = [];
  const firebase = readFirebase(env, faults);
  const config: Config = {
    port: readPort(env, faults),
    host: env.HOST || undefined,
    publicOrigin: readOrigin(env, faults),
    firebase,
    storesMessages: readStoresMessages(env, firebase, faults),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
    isReloading: env.DEV_RELOAD === '1',
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return config;
}

function readPort(env: NodeJS.ProcessEnv, faults: string[]): number {
  const value = env.PORT || '3000';
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port <= 65535) return port;
  faults.push(`PORT must be a number from 0 to 65535, got "${value}"`);
  return 0;
}

function readOrigin(env: NodeJS.ProcessEnv, faults: string[]): string {
  const value = env.PUBLIC_ORIGIN || site.defaultOrigin;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  faults.push(`PUBLIC_ORIGIN must be an origin such as https://www.example.com, got "${value}"`);
  return site.defaultOrigin;
}

const firebaseVariables = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  appId: 'FIREBASE_APP_ID',
} as const;

/** All of Firebase's variables, or none of them. */
function readFirebase(env: NodeJS.ProcessEnv, faults: string[]): FirebaseSettings | null {
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

function readStoresMessages(
  env: NodeJS.ProcessEnv,
  firebase: FirebaseSettings | null,
  faults: string[],
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
