import { join } from 'node:path';
import { utcToday } from '#shared/figures/format.ts';
import { listExpired } from '#shared/schedule/expired.ts';
import { readFirebaseConfig } from './settings/firebase-config';
import { readHsts, readOriginSettings } from './settings/origin-config';
import { pickPublicSettings } from './settings/public-settings';
import { readChoice, readHost, readNumber, readTrustProxy } from './settings/setting-readers';

/** From nothing to everything. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type Config = ReturnType<typeof loadConfig>;

/**
 * The only place that reads the environment.
 * @param root the project's folder
 * @throws Error that names every invalid variable, what it must be and what it is.
 */
export function loadConfig(env: NodeJS.ProcessEnv, root: string) {
  const faults: string[] = [];
  const from = { env, faults };
  const { warnings, ...connection } = readFirebaseConfig(from);
  const config = {
    /** 0 picks any free port. */
    port: readNumber(from, 'PORT', 3000, 65_535),
    /** Address to listen on; every address of the machine when not set. */
    host: readHost(from),
    ...readOriginSettings(from),
    /** Sent only when PUBLIC_ORIGIN is https. */
    hsts: readHsts(from),
    /** Trusted proxies in front: how many, or their addresses. */
    trustProxy: readTrustProxy(from),
    logLevel: readChoice(from, 'LOG_LEVEL', logLevels, 'info'),
    /** How long a rendered page is cached; 0 renders every request. */
    pageCacheSeconds: readNumber(from, 'PAGE_CACHE_SECONDS', 0, 86_400),
    /** How long a request may wait in the queue before it is rejected. */
    maxWaitMs: readNumber(from, 'MAX_WAIT_MS', 1_000, 600_000),
    /** Port of the metrics on the loopback address; 0 for none. */
    metricsPort: readNumber(from, 'METRICS_PORT', 0, 65_535),
    /** How long open requests may take to finish after SIGTERM. */
    shutdownGraceMs: readNumber(from, 'SHUTDOWN_GRACE_MS', 10_000, 600_000),
    ...connection,
    /** The settings that change what is served. */
    publicSettings: pickPublicSettings(env),
    /** Folder of the files that are served from the site's root. */
    publicDir: join(root, 'public'),
    /** Folder of the build: manifest.json and client/. */
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
