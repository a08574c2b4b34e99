import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { roadmap } from '../../shared/content/home';
import { site } from '../../shared/site';
import { type DocumentParts, renderDocument } from './whitepaper-document';
import { inlineImage, paperFigures } from './whitepaper-figures';
import { printFonts } from './whitepaper-fonts';
import { pageCount, pagesOfHeadings, printPdf } from './whitepaper-pdf';
import { paperStyles } from './whitepaper-style';

/** Prints the whitepaper twice: the first printing tells on which pages its chapters begin. */
export async function generateWhitepaper(): Promise<void> {
  const parts: DocumentParts = {
    styles: await paperStyles(),
    figures: await paperFigures(),
    seals: await phaseSeals(),
    pages: new Map(),
  };
  const fonts = await printFonts(renderDocument(parts));
  parts.styles = `${fonts}\n${parts.styles}`;
  const draft = await printPdf(renderDocument(parts), site.product);
  parts.pages = pagesOfHeadings(draft);
  const pdf = await printPdf(renderDocument(parts), site.product);
  await writeFile(`public${site.whitepaper.path}`, pdf);
  await writeFile('shared/content/whitepaper-file.ts', fileFacts(pdf));
}

/** A completed seal, one in progress, and ruled ones for what is to come. */
async function phaseSeals(): Promise<Map<number, string>> {
  const seals = roadmap.phases.map(async ({ number, status }): Promise<[number, string]> => {
    const drawings = {
      Completed: 'seal-completed',
      'In Progress': 'seal-progress',
      Upcoming: `seal-upcoming-${number}`,
    };
    return [number, await inlineImage(drawings[status])];
  });
  return new Map(await Promise.all(seals));
}

function fileFacts(pdf: Buffer): string {
  return `/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: ${pdf.length},
  pages: ${pageCount(pdf)},
  sha256: '${createHash('sha256').update(pdf).digest('hex')}',
} as const;
`;
}
