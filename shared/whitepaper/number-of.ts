import type { Chapter, FigureBlock, TableBlock } from './chapters/chapter';

/** Figures and tables are counted through the whole paper, each kind by itself. */
export function numberOf(block: FigureBlock | TableBlock, chapters: readonly Chapter[]): number {
  const blocks = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const alike = blocks.filter((one) => typeof one !== 'string' && one.kind === block.kind);
  return alike.indexOf(block) + 1;
}
