import { readNumber, readSwitch, type Settings } from './setting-readers';

/** Half a year, the least that Mozilla's Observatory accepts. */
const DEFAULT_SECONDS = 15_768_000;

/** Two years, the longest in common use. */
const MAX_SECONDS = 63_072_000;

/** Strict-Transport-Security: https://www.rfc-editor.org/rfc/rfc6797 */
export function readHsts(from: Settings) {
  return {
    /** 0 makes browsers forget the policy. */
    seconds: readNumber(from, 'HSTS_SECONDS', DEFAULT_SECONDS, MAX_SECONDS),
    /** Whether the policy also covers all subdomains, on any server. */
    includesSubDomains: readSwitch(from, 'HSTS_SUBDOMAINS'),
  };
}
