const KB = 1024;

/** The most bytes on the wire, with text in brotli at level 11. */
export const budgets = {
  documentAndStyles: { home: 48 * KB, elsewhere: 36 * KB },
  /** Fits into the first round trip of a TCP connection. */
  firstScreen: 14 * KB,
  /** All scripts that a page loads before it is interactive. */
  scripts: 90 * KB,
  fonts: 50 * KB,
  /** Document, styles, scripts, fonts and eager images. */
  firstView: 260 * KB,
  clip: 700_000,
  poster: 60_000,
  /** The image of a link preview. */
  card: 120_000,
} as const;
