import { isPublicAddress } from '#shared/channels/public-address.ts';
import { site } from '#shared/site.ts';
import { readNumber, readOrigin, readSwitch, type Settings } from './setting-readers';

/**
 * The public origin, and whether search engines may list it. Without PUBLIC_ORIGIN they may: all pages
 * then have canonical links to another origin, which already keeps this copy out of the index.
 */
export function readOriginSettings(from: Settings) {
  /** Origin of canonical links, without a trailing slash. Never taken from a request. */
  const publicOrigin = readOrigin(from, site.defaultOrigin);
  const isWanted = !readSwitch(from, 'NO_INDEX');
  if (!from.env.PUBLIC_ORIGIN) {
    const warning = `PUBLIC_ORIGIN is not set: all addresses of this site begin with ${publicOrigin}`;
    return { publicOrigin, isIndexed: isWanted, warnings: [warning] };
  }
  const isPublic = isPublicAddress(publicOrigin);
  if (isPublic || !isWanted) return { publicOrigin, isIndexed: isPublic && isWanted, warnings: [] };
  const warning = `PUBLIC_ORIGIN is no public https address: search engines are asked not to list ${publicOrigin}`;
  return { publicOrigin, isIndexed: false, warnings: [warning] };
}

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
