import type { FigureName } from './chapters/chapter';
import type { whitepaperDocument } from './whitepaper';
import printed from './whitepaper-printed.json';

/** Width and height in px. */
type Size = readonly [width: number, height: number];

/** The words of a version as they were printed, for its edition on the site. */
export type PrintedWhitepaper = typeof whitepaperDocument & {
  /** Forms of each figure: for the text column, and for a phone where that is another. */
  drawings: Record<FigureName, { wide: Size; narrow?: Size }>;
};

/** The current version. Figures of the site may change after its printing; these do not. */
export const printedWhitepaper = printed as unknown as PrintedWhitepaper;
