import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { site } from '#shared/site.ts';
import type { PrintedWhitepaper } from '#shared/whitepaper/printed.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';
import { whitepaperFiles, whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { writeFormatted } from '../drawing/write-formatted';
import { cover } from './cover';
import { renderDocument } from './document';
import { pageCount, pagesOfHeadings, printFonts, printPdf } from './pdf';
import { writeScreenFigures } from './screen';
import { sourceHash, whitepaperSource } from './source';

/** Prints the current version, and keeps its words and drawings for the site. A frozen version stays as it is. */
export async function generateWhitepaper(current = whitepaperVersions[0]): Promise<void> {
  if (current?.frozenOn) {
    console.log(`whitepaper ${current.version} was frozen on ${current.frozenOn}: not printed`);
    return;
  }
  const source = await whitepaperSource();
  const whole = { ...source, cover: await cover() };
  const fonts = await printFonts(renderDocument(whole));
  const parts = { ...whole, styles: `${fonts}\n${source.styles}` };
  // The first print shows on which pages the chapters begin.
  const pages = pagesOfHeadings(await printPdf(renderDocument(parts), site.product));
  const pdf = await printPdf(renderDocument({ ...parts, pages }), site.product);
  const words: PrintedWhitepaper = { ...whitepaperDocument, drawings: await writeScreenFigures() };
  const facts = {
    bytes: pdf.length,
    pages: pageCount(pdf),
    sha256: hash('sha256', pdf),
    source: sourceHash(source),
  };
  await writeFile(`public${site.whitepaper.path}`, pdf);
  const files = { ...whitepaperFiles, [site.whitepaper.version]: facts };
  await writeFormatted('shared/whitepaper/whitepaper-printed.json', JSON.stringify(words));
  await writeFormatted('shared/whitepaper/whitepaper-files.json', JSON.stringify(files));
}
