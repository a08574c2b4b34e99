import type { Request } from 'express';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** The encodings that are served, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** Suffixes of the files that the build compresses. */
export const EXTENSIONS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * The best available encoding that the client accepts. Undefined means uncompressed, which is also
 * allowed when the client accepts none of them: https://www.rfc-editor.org/rfc/rfc9110#section-12.4.1
 */
export function chooseEncoding(
  req: Pick<Request, 'headers'>,
  available: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  const codings = [...available, 'identity'] as const;
  const [chosen] = new Negotiator(req).encodings(codings, { preferred: ENCODINGS });
  return chosen === 'identity' ? undefined : chosen;
}
