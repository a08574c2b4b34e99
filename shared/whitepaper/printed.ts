import type { FigureName } from './chapters/chapter';
import type { whitepaperDocument } from './whitepaper';
import printed from './whitepaper-printed.json';

/** Width and height in px. */
type Size = readonly [width: number, height: number];

/** The text of a version as it was printed, for the page on the site. */
export type PrintedWhitepaper = typeof whitepaperDocument & {
  /** Variants of each figure: for the text column, and for a phone if that differs. */
  drawings: Record<FigureName, { wide: Size; narrow?: Size }>;
};

/** The current version. The site's figures may change later; the printed ones do not. */
export const printedWhitepaper = printed as unknown as PrintedWhitepaper;
