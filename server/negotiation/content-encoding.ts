import type { Request } from 'express';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encodings that are served, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** Suffixes of the files that the build compresses. */
export const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const codings = [...ENCODINGS, 'identity'] as const;

/** How many different header values are cached; browsers send a handful. */
const MAXIMUM_SPELLINGS = 100;

const rankedBySpelling = new Map<string, readonly (typeof codings)[number][]>();

/**
 * The best available encoding that the client accepts. Undefined means uncompressed, which is also
 * allowed when the client accepts none of them: https://www.rfc-editor.org/rfc/rfc9110#section-12.4.1
 */
export function chooseEncoding(
  req: Pick<Request, 'headers'>,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const ranked = rank(req.headers['accept-encoding'] ?? '');
  const chosen = ranked.find((coding) => coding === 'identity' || available.includes(coding));
  return chosen === 'identity' ? undefined : chosen;
}

/** Cached, because parsing the header is the slowest part of a response from the page cache. */
function rank(spelling: string) {
  const known = rankedBySpelling.get(spelling);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': spelling } });
  const ranked = negotiator.encodings(codings, { preferred: ENCODINGS });
  if (rankedBySpelling.size >= MAXIMUM_SPELLINGS) rankedBySpelling.clear();
  rankedBySpelling.set(spelling, ranked);
  return ranked;
}
