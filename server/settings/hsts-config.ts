import { type Faults, readNumber, readSwitch } from './setting-readers';

/** For how long a browser that came by https insists on it: https://www.rfc-editor.org/rfc/rfc6797 */
export interface Hsts {
  /** 0 makes browsers forget it. */
  seconds: number;
  /** Whether it also holds for all names below the site's, on any server. */
  includesSubDomains: boolean;
}

/** Half a year, the least that Mozilla's Observatory takes for a protection. */
const DEFAULT_SECONDS = 15_768_000;

/** Two years, the longest that is asked for. */
const MAX_SECONDS = 63_072_000;

export function readHsts(env: NodeJS.ProcessEnv, faults: Faults): Hsts {
  const length = { name: 'HSTS_SECONDS', fallback: DEFAULT_SECONDS, max: MAX_SECONDS };
  return {
    seconds: readNumber(env, length, faults),
    includesSubDomains: readSwitch(env, 'HSTS_SUBDOMAINS', faults),
  };
}
