import { printedWhitepaper as paper } from '#shared/whitepaper/printed.ts';

/** Figures and tables are numbered separately through the whole paper. */
export function numberOf(kind: 'figure' | 'table', caption: string): number {
  const captions = paper.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block !== 'string' && block.kind === kind ? block.caption : [],
      ),
    ),
  );
  return captions.indexOf(caption) + 1;
}
