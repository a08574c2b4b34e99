import { cutFont } from '../drawing/load-fonts';
import { withPage } from '../drawing/with-page';

/** Prints a document as a tagged PDF with bookmarks. */
export function printPdf(html: string, author: string): Promise<Buffer> {
  return withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    return withLastingFacts(Buffer.from(pdf), author);
  });
}

/** Page number of each linked heading, by id. */
export function pagesOfHeadings(pdf: Buffer): Map<string, number> {
  const source = pdf.toString('latin1');
  const pages = pagesIn(source);
  const targets = source.matchAll(/\/([\w-]+)\s*\[(\d+) 0 R\s*\/XYZ/g);
  return new Map(
    Array.from(targets, ([, name = '', page = '']) => [name, pages.indexOf(page) + 1]),
  );
}

export function pageCount(pdf: Buffer): number {
  return pagesIn(pdf.toString('latin1')).length;
}

/** Object numbers of the pages, which the browser writes in their order. */
function pagesIn(source: string): string[] {
  const pages = source.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\b/g);
  return Array.from(pages, ([, number = '']) => number);
}

/**
 * Removes the dates of printing, and replaces the browser's name by the author. The same words then give the
 * same file. The number of bytes stays the same too, so that offsets stay valid.
 */
function withLastingFacts(pdf: Buffer, author: string): Buffer {
  const source = pdf.toString('latin1');
  const lasting = source
    .replace(/\/(?:Creation|Mod)Date\s*\([^)]*\)/g, (entry) => ' '.repeat(entry.length))
    .replace(/\/Creator \((?:[^()\\]|\\.)*\)/, (entry) =>
      `/Author (${author.slice(0, entry.length - '/Author ()'.length)})`.padEnd(entry.length),
    );
  return Buffer.from(lasting, 'latin1');
}

const faces = [
  ...[400, 500].map((weight) => ({ family: 'Besley', file: 'besley', weight })),
  ...[400, 500, 600].map((weight) => ({
    family: 'Instrument Sans',
    file: 'instrument-sans',
    weight,
  })),
];

/**
 * Font faces of fixed weight with the characters of a text, as CSS.
 * A variable font would be embedded as drawings of its letters; a fixed one stays a font.
 */
export async function printFonts(text: string): Promise<string> {
  const characters = [...new Set(text)].sort().join('');
  const rules = faces.map(async ({ family, file, weight }) => {
    const font = await cutFont(`${file}-latin`, characters, weight);
    const url = `data:font/ttf;base64,${Buffer.from(font).toString('base64')}`;
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${url})}`;
  });
  return (await Promise.all(rules)).join('\n');
}
