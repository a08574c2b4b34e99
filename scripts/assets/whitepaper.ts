import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { site } from '../../shared/site';
import { renderDocument } from './whitepaper-document';
import { printFonts } from './whitepaper-fonts';
import { pageCount, pagesOfHeadings, printPdf } from './whitepaper-pdf';
import { sourceHash, whitepaperSource } from './whitepaper-source';

/** Prints the whitepaper twice: the first printing tells on which pages its chapters begin. */
export async function generateWhitepaper(): Promise<void> {
  const source = await whitepaperSource();
  const fonts = await printFonts(renderDocument(source));
  const parts = { ...source, styles: `${fonts}\n${source.styles}` };
  const draft = await printPdf(renderDocument(parts), site.product);
  const pages = pagesOfHeadings(draft);
  const pdf = await printPdf(renderDocument({ ...parts, pages }), site.product);
  await writeFile(`public${site.whitepaper.path}`, pdf);
  await writeFile('shared/content/whitepaper-file.ts', fileFacts(pdf, sourceHash(source)));
}

function fileFacts(pdf: Buffer, source: string): string {
  return `/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: ${pdf.length},
  pages: ${pageCount(pdf)},
  sha256: '${createHash('sha256').update(pdf).digest('hex')}',
  /** SHA-256 of the words, figures and styles that it was printed from. */
  source: '${source}',
} as const;
`;
}
