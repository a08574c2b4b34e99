import type { Request } from 'express';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encodings that are served, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** What the build adds to the name of a compressed file. */
export const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const codings = [...ENCODINGS, 'identity'] as const;

/** How many spellings of the header are remembered; browsers have a handful. */
const MAXIMUM_SPELLINGS = 100;

const rankedBySpelling = new Map<string, readonly (typeof codings)[number][]>();

/**
 * The best encoding that the client takes of those that there are; nothing when it wants the bytes as
 * they are, or nothing that there is, which may then be sent as it is:
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.4.1
 */
export function chooseEncoding(
  req: Pick<Request, 'headers'>,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const ranked = rank(req.headers['accept-encoding'] ?? '');
  const chosen = ranked.find((coding) => coding === 'identity' || available.includes(coding));
  return chosen === 'identity' ? undefined : chosen;
}

/** Reading the header takes longer than all else in an answer from the page cache. */
function rank(spelling: string) {
  const known = rankedBySpelling.get(spelling);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { 'accept-encoding': spelling } });
  const ranked = negotiator.encodings(codings, { preferred: ENCODINGS });
  if (rankedBySpelling.size >= MAXIMUM_SPELLINGS) rankedBySpelling.clear();
  rankedBySpelling.set(spelling, ranked);
  return ranked;
}
