import '#client/common-chunk.ts';
import { reelParts } from './allocation/reel-parts';
import { LinesDrawing } from './hundred-lines/lines-drawing';
import { WhitepaperContent } from './whitepaper/whitepaper-content';

/** Served parts of tokenomics. */
export const parts = {
  ...reelParts,
  'hundred-lines': LinesDrawing,
  'whitepaper-content': WhitepaperContent,
};
