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
  /** 0 picks any free port. */
  port: number;
  /** Address to listen on; every address of the machine when not set. */
  host: string | undefined;
  /** Origin of canonical links, without a trailing slash. Never taken from a request. */
  publicOrigin: string;
  /** Whether search engines may list the site. */
  isIndexed: boolean;
  /** Sent only when PUBLIC_ORIGIN is https. */
  hsts: Hsts;
  /** Trusted proxies in front: how many, or their addresses. */
  trustProxy: number | string[];
  logLevel: LogLevel;
  /** How long a rendered page is cached; 0 renders every request. */
  pageCacheSeconds: number;
  /** How long a request may wait in the queue before it is rejected. */
  maxWaitMs: number;
  /** Port of the metrics on the loopback address; 0 for none. */
  metricsPort: number;
  /** How long open requests may take to finish after SIGTERM. */
  shutdownGraceMs: number;
  /** What the browser connects to; null with the placeholder settings. */
  firebase: FirebaseSettings | null;
  /**
   * Whether the contact form writes messages to Firebase's document database. Off unless
   * CONTACT_STORES_MESSAGES is 1, because scripts/deploy/firestore.rules must be deployed first.
   */
  storesMessages: boolean;
  /** Folder of the files that are served from the site's root. */
  publicDir: string;
  /** Folder of the build: manifest.json and client/. */
  distDir: string;
  /** The settings that change what is served. */
  publicSettings: PublicSettings;
  /** For the operator: valid settings that may not be intended. */
  warnings: readonly string[];
}

/**
 * The only place that reads the environment.
 * @param root the project's folder
 * @throws Error that names every invalid variable, what it must be and what it is.
 */
export function loadConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const faults: string[] = [];
  const from = { env, faults };
  const { warnings, ...connection } = readFirebaseConfig(from);
  const config: Config = {
    port: readNumber(from, 'PORT', 3000, 65_535),
    host: readHost(from),
    ...readOriginSettings(from),
    hsts: readHsts(from),
    trustProxy: readTrustProxy(from),
    logLevel: readChoice(from, 'LOG_LEVEL', logLevels, 'info'),
    pageCacheSeconds: readNumber(from, 'PAGE_CACHE_SECONDS', 0, 86_400),
    maxWaitMs: readNumber(from, 'MAX_WAIT_MS', 1_000, 600_000),
    metricsPort: readNumber(from, 'METRICS_PORT', 0, 65_535),
    shutdownGraceMs: readNumber(from, 'SHUTDOWN_GRACE_MS', 10_000, 600_000),
    ...connection,
    publicSettings: pickPublicSettings(env),
    publicDir: join(root, 'public'),
    distDir: join(root, 'dist'),
  };
  if (config.metricsPort !== 0 && config.metricsPort === config.port) {
    faults.push(
      `METRICS_PORT must be another port than PORT, got "${config.metricsPort}" for both`,
    );
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { ...config, warnings: [...config.warnings, ...warnings, ...listExpired(utcToday())] };
}
