import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { palette } from '#scripts/assets/drawing/palette.ts';
import { sourceHash, whitepaperSource } from '#scripts/assets/whitepaper/source.ts';
import { terms } from '#shared/content/terms.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import type { Block, Notes, TableBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';
import { whitepaperFiles, whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { root } from '#test/helpers/root.ts';

const printAgain = 'Print it again: npm run assets -- whitepaper';
const [current] = whitepaperVersions;
const isDraft = current?.frozenOn === null;
const pdf = readFileSync(join(root, 'public', site.whitepaper.path));
const source = pdf.toString('latin1');
const sections = whitepaperDocument.chapters.flatMap(({ sections }) => Object.entries(sections));
const blocks: readonly Block[] = sections.flatMap(([, { blocks }]) => blocks);
const tables = blocks.filter(
  (block): block is TableBlock => typeof block !== 'string' && 'rows' in block,
);

describe('the published file', () => {
  // Once it is frozen, the sources may change for the next version.
  if (isDraft) {
    it('was printed from the current texts, figures and styles', async () => {
      const { source: printedFrom } = whitepaperFiles[current.version] ?? {};
      const isCurrent = sourceHash(await whitepaperSource()) === printedFrom;
      expectNone(isCurrent ? [] : ['It was printed from others.'], printAgain);
    });

    it('has the same text as the site', () => {
      const { drawings, ...words } = printedWhitepaper;
      const isSame = isDeepStrictEqual(words, JSON.parse(JSON.stringify(whitepaperDocument)));
      expectNone(isSame ? [] : ['Its text is not the site’s.'], printAgain);
    });
  }

  it('has 10 to 16 pages', () => {
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(current?.pages ?? 0);
    expect(current?.pages).toBeGreaterThanOrEqual(10);
    // A long name takes more lines.
    expect(current?.pages).toBeLessThanOrEqual(site.product.length > 20 ? 20 : 16);
  });

  it('is a PDF of at most 1.5 MB', () => {
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(pdf.length).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  it('names its language and title, and is tagged with an outline for screen readers', () => {
    expect(source).toContain(`/Lang (${site.language})`);
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(source).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(source).toMatch(/\/Outlines \d+ 0 R/);
    expect(source).toContain(`/Title ${pdfString(whitepaperDocument.title)}`);
  });

  it('describes every figure in alternative text', () => {
    const figures = blocks.filter((block) => typeof block !== 'string' && 'figure' in block);
    expect(source.match(/\/Alt \(/g)).toHaveLength(figures.length);
  });

  it('has no print date, so that the same text gives the same bytes', () => {
    expect(source).not.toMatch(/\/(?:CreationDate|ModDate)/);
  });

  it('has a link target for every entry of its table of contents', () => {
    const ids = [...whitepaperDocument.chapters.map(({ id }) => id), ...sections.map(([id]) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(source).toContain(`/Dest /${id}`);
  });
});

test('no figure has the ground of a dark page', async () => {
  const dark = Object.entries((await whitepaperSource()).figures).filter(([, drawing]) =>
    drawing.includes(palette.ink950),
  );
  expect(dark.map(([name]) => name)).toEqual([]);
});

test('the hash of the source changes with any word of a figure, and with any style', async () => {
  const before = await whitepaperSource();
  const { figures, styles } = before;
  const hashes = [
    before,
    { ...before, styles: styles.replace('9.6pt', '9.7pt') },
    { ...before, figures: { ...figures, layers: figures.layers.replace('UTXO', 'Upper') } },
  ].map(sourceHash);
  expect(new Set(hashes).size).toBe(3);
});

describe('the text', () => {
  it('has the site’s allocation, row by row and in total', () => {
    const table = tables.find(({ isNumeric }) => isNumeric);
    const rows = allocationTable();
    expect(table?.rows.map(([, share, tokens]) => [share, tokens])).toEqual(
      rows.map((row) => [`${row.share.toFixed(1)}%`, groupedNumber(row.tokens)]),
    );
    expect(table?.foot?.[1]).toBe('100.0%');
  });

  it('lists every risk in the terms of service', () => {
    const disclosed = terms.sections.find(({ id }) => id === 'risk-disclosure')?.items ?? {};
    const printed = sections.find(([id]) => id === 'risks-list')?.[1].blocks.at(-1) as {
      points: Notes;
    };
    expect(Object.keys(disclosed)).not.toEqual([]);
    expect(Object.keys(printed.points)).toEqual(Object.keys(disclosed).map((risk) => `${risk}.`));
  });

  it('has as many cells in each table row as columns', () => {
    for (const { columns, rows } of tables) {
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
  });
});

/** A text as encoded in a PDF: plain ASCII, or UTF-16 code units. */
function pdfString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[()\\]/g, '\\$&')})`;
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`.toUpperCase();
}
