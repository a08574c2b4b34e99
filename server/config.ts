import { join } from 'node:path';
import { utcToday } from '#shared/figures/format.ts';
import { listExpired } from '#shared/schedule/expired.ts';
import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';
import { type LogLevel, logLevels } from './observing/log-level';
import { readFirebaseConfig } from './settings/firebase-config';
import { type Hsts, readHsts } from './settings/hsts-config';
import { readOriginSettings } from './settings/origin-config';
import { type PublicSettings, pickPublicSettings } from './settings/public-settings';
import { readChoice, readHost, readNumber, readTrustProxy } from './settings/setting-readers';

export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; all of the machine's when not set. */
  host: string | undefined;
  /** Origin of canonical links, without a slash at its end. Never taken from a request. */
  publicOrigin: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
  /** Told to browsers only where PUBLIC_ORIGIN is https. */
  hsts: Hsts;
  /** Proxies in front whose word is taken: how many, or their addresses. */
  trustProxy: number | string[];
  logLevel: LogLevel;
  /** How long a finished page may be sent again; 0 renders every request. */
  pageCacheSeconds: number;
  /** How long a request may wait for its turn before it is refused. */
  maxWaitMs: number;
  /** Port of the metrics on the loopback address; 0 for none. */
  metricsPort: number;
  /** How long requests under way may take once the process was told to end. */
  shutdownGraceMs: number;
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
  /** In development: what this start is called; open browsers reload when it is another. */
  developmentStart: string | undefined;
  /** What two servers must have in common to send the same bytes. */
  publicSettings: PublicSettings;
  /** What the operator should know, though no setting is at fault. */
  warnings: readonly string[];
}

/**
 * Reads the settings from the environment, the only place that does.
 * @param root the project's folder
 * @throws Error that names every faulty variable, what it must be and what it is.
 */
export function loadConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const faults: string[] = [];
  const { warnings, ...connection } = readFirebaseConfig(env, faults);
  const config: Config = {
    port: readNumber(env, { name: 'PORT', fallback: 3000, max: 65535 }, faults),
    host: readHost(env, faults),
    ...readOriginSettings(env, faults),
    hsts: readHsts(env, faults),
    trustProxy: readTrustProxy(env, faults),
    logLevel: readChoice(env, { name: 'LOG_LEVEL', choices: logLevels, fallback: 'info' }, faults),
    pageCacheSeconds: readNumber(
      env,
      { name: 'PAGE_CACHE_SECONDS', fallback: 0, max: 86_400 },
      faults,
    ),
    maxWaitMs: readNumber(env, { name: 'MAX_WAIT_MS', fallback: 1_000, max: 600_000 }, faults),
    metricsPort: readNumber(env, { name: 'METRICS_PORT', fallback: 0, max: 65535 }, faults),
    shutdownGraceMs: readNumber(
      env,
      { name: 'SHUTDOWN_GRACE_MS', fallback: 10_000, max: 600_000 },
      faults,
    ),
    ...connection,
    publicSettings: pickPublicSettings(env),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
    developmentStart: env.DEV_RELOAD,
  };
  if (config.metricsPort !== 0 && config.metricsPort === config.port) {
    faults.push(
      `METRICS_PORT must be another port than PORT, got "${config.metricsPort}" for both`,
    );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...config, warnings: [...config.warnings, ...warnings, ...listExpired(utcToday())] };
}
