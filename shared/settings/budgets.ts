const KB = 1024;

/**
 * Most bytes on the wire, texts as brotli at its best: what a build is tested for.
 */
export const budgets = {
  documentAndStyles: { home: 48 * KB, elsewhere: 36 * KB },
  /** What a first round of packets brings. */
  firstScreen: 14 * KB,
  /** All modules that a page needs before it can be used. */
  scripts: 90 * KB,
  fonts: 50 * KB,
  /** Document, styles, scripts, fonts and the pictures that do not wait to be seen. */
  firstView: 260 * KB,
  clip: 700_000,
  poster: 60_000,
  /** The picture of a link's preview. */
  card: 120_000,
} as const;
