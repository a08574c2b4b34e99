import { join } from 'node:path';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { listExpired } from '#shared/claims/expired.ts';
import { utcToday } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import { readFirebaseConfig } from './settings/firebase-config';
import { pickPublicSettings } from './settings/public-settings';
import {
  type Environment,
  readChoice,
  readHost,
  readNumber,
  readOrigin,
  readSwitch,
  readTrustProxy,
} from './settings/setting-readers';

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

/**
 * The public origin, and whether search engines may list it. Without PUBLIC_ORIGIN they may: all pages
 * then have canonical links to another origin, which already keeps this copy out of the index.
 */
function readOriginSettings(from: Environment) {
  /** Origin of canonical links, without a trailing slash. Never taken from a request. */
  const publicOrigin = readOrigin(from, site.defaultOrigin);
  const isWanted = !readSwitch(from, 'NO_INDEX');
  if (!from.env.PUBLIC_ORIGIN) {
    const warning = `PUBLIC_ORIGIN is not set: all addresses of this site begin with ${publicOrigin}`;
    return { publicOrigin, isIndexed: isWanted, warnings: [warning] };
  }
  const isPublic = isPublicAddress(publicOrigin);
  if (isPublic || !isWanted) return { publicOrigin, isIndexed: isPublic && isWanted, warnings: [] };
  const warning = `PUBLIC_ORIGIN is not a public https address: search engines are asked not to list ${publicOrigin}`;
  return { publicOrigin, isIndexed: false, warnings: [warning] };
}

/** Half a year, the least that Mozilla's Observatory accepts. */
const HSTS_DEFAULT_SECONDS = 15_768_000;

/** Two years, the longest in common use. */
const HSTS_MAX_SECONDS = 63_072_000;

/** Strict-Transport-Security: https://www.rfc-editor.org/rfc/rfc6797 */
function readHsts(from: Environment) {
  return {
    /** 0 makes browsers forget the policy. */
    seconds: readNumber(from, 'HSTS_SECONDS', HSTS_DEFAULT_SECONDS, HSTS_MAX_SECONDS),
    /** Whether the policy also covers all subdomains, on any server. */
    includesSubDomains: readSwitch(from, 'HSTS_SUBDOMAINS'),
  };
}
