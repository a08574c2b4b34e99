import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { palette } from '#scripts/assets/drawing/palette.ts';
import { sourceHash, whitepaperSource } from '#scripts/assets/whitepaper/source.ts';
import { verifyWhitepapers } from '#scripts/bundle/whitepaper.ts';
import { terms } from '#shared/content/terms.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { site } from '#shared/site.ts';
import type { Block, Notes, TableBlock } from '#shared/whitepaper/chapters/chapter.ts';
import { printedWhitepaper } from '#shared/whitepaper/printed.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';
import {
  type WhitepaperVersion,
  whitepaperFiles,
  whitepaperVersions,
} from '#shared/whitepaper/whitepaper-versions.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { root } from '#test/helpers/root.ts';

const printAgain = 'Print it again: npm run assets -- whitepaper';
const [current] = whitepaperVersions as [WhitepaperVersion];
const isDraft = current.frozenOn === null;
const pdf = fs.readFileSync(join(root, 'public', site.whitepaper.path));
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
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(current.pages);
    expect(current.pages).toBeGreaterThanOrEqual(10);
    // A long name takes more lines.
    expect(current.pages).toBeLessThanOrEqual(site.product.length > 20 ? 20 : 16);
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

describe('the register', () => {
  it('begins with the version that the site offers and shows', () => {
    expect(current).toMatchObject(site.whitepaper);
    expect(printedWhitepaper.version).toBe(current.version);
  });

  it('has no duplicate version, path or file', () => {
    for (const key of ['version', 'path', 'sha256'] as const) {
      const values = whitepaperVersions.map((version) => version[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('has every version frozen except the newest', () => {
    const open = whitepaperVersions.slice(1).filter(({ frozenOn }) => frozenOn === null);
    expect(open.map(({ version }) => version)).toEqual([]);
  });

  it.each(whitepaperVersions)('states the day of $version', ({ published }) => {
    expect(published).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(published)).not.toBeNaN();
  });
});

test('the generator prints nothing once the version is frozen', () => {
  const frozen = JSON.stringify({ ...current, frozenOn: '2026-12-01' });
  const generator = pathToFileURL(join(root, 'scripts/assets/whitepaper/whitepaper.ts'));
  const run = `import('${generator}').then((module) => module.generateWhitepaper(${frozen}))`;
  const loader = pathToFileURL(require.resolve('tsx')).href;
  // In a folder with nothing but the palette, where printing would fail.
  const cwd = fs.mkdtempSync(join(tmpdir(), 'whitepaper-'));
  fs.symlinkSync(join(root, 'client'), join(cwd, 'client'));
  const output = execFileSync(process.execPath, ['--import', loader, '-e', run], { cwd });
  expect(output.toString()).toContain(`${current.version} was frozen on 2026-12-01`);
  expect(fs.readdirSync(cwd)).toEqual(['client']);
  fs.rmSync(cwd, { recursive: true });
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'whitepaper-'));
    fs.cpSync(join(root, 'public', current.path), join(folder, 'public', current.path));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const published = { ...current, version: 'V0', frozenOn: '2026-12-01' };
  const change = (file: string) => fs.writeFileSync(file, 'another');
  const remove = (file: string) => fs.rmSync(file);

  it.each([
    [
      'a changed draft, and says how to print it again',
      { ...current, frozenOn: null },
      change,
      `Whitepaper ${current.version}: public${current.path} is 7 bytes.*npm run assets -- whitepaper`,
    ],
    ['a changed edition, and names it', published, change, 'Whitepaper V0:.*frozen on 2026-12-01'],
    ['a published version whose file is missing', published, remove, 'cannot be read'],
  ])('rejects %s', async (_, version, harm, said) => {
    harm(join(folder, 'public', current.path));
    const refusal = String(await verifyWhitepapers(folder, [version]).catch(String));
    expect(refusal).toMatch(new RegExp(said));
    expect(refusal).not.toContain('\n');
    expect(refusal.includes('npm run')).toBe(version.frozenOn === null);
  });
});

/** A text as encoded in a PDF: plain ASCII, or UTF-16 code units. */
function pdfString(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replaceAll(/[()\\]/g, '\\$&')})`;
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`.toUpperCase();
}
