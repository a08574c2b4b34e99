import type { Chapter, FigureBlock, TableBlock } from './chapters/chapter';

/** Figures and tables are numbered separately, across the whole paper. */
export function numberOf(block: FigureBlock | TableBlock, chapters: readonly Chapter[]): number {
  const blocks = chapters.flatMap(({ sections }) =>
    Object.values(sections).flatMap((section) => section.blocks),
  );
  const kind = 'figure' in block ? 'figure' : 'rows';
  const alike = blocks.filter((one) => typeof one !== 'string' && kind in one);
  return alike.indexOf(block) + 1;
}
