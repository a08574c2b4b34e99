import { type Faults, readNumber, readSwitch } from './setting-readers';

/** Strict-Transport-Security: https://www.rfc-editor.org/rfc/rfc6797 */
export interface Hsts {
  /** 0 makes browsers forget the policy. */
  seconds: number;
  /** Whether the policy also covers all subdomains, on any server. */
  includesSubDomains: boolean;
}

/** Half a year, the least that Mozilla's Observatory accepts. */
const DEFAULT_SECONDS = 15_768_000;

/** Two years, the longest in common use. */
const MAX_SECONDS = 63_072_000;

export function readHsts(env: NodeJS.ProcessEnv, faults: Faults): Hsts {
  const length = { name: 'HSTS_SECONDS', fallback: DEFAULT_SECONDS, max: MAX_SECONDS };
  return {
    seconds: readNumber(env, length, faults),
    includesSubDomains: readSwitch(env, 'HSTS_SUBDOMAINS', faults),
  };
}
