import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { palette } from '#scripts/assets/drawing/palette.ts';
import { markPath } from '#scripts/assets/line-art/mark.ts';
import { findProgram } from '#scripts/browser/find-program.ts';
import { visit } from '#scripts/browser/visit.ts';
import { filesOf } from '#scripts/bundle/project.ts';
import { listResources } from '#server/routes/resources.ts';
import { loadConfig } from '#server/settings/config.ts';
import { cardPath } from '#shared/content/cards.ts';
import { markGlyph } from '#shared/drawing/mark-glyph.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { openPage } from '#test/helpers/browser.ts';
import { environment, type RunningServer, startServer } from '#test/helpers/child-process.ts';
import type { EditedProject } from '#test/helpers/edited-project.ts';
import { expectWholeWords } from '#test/helpers/every-page/whole-text.ts';
import { testMissing } from '#test/helpers/missing-program.ts';
import { paths } from '#test/helpers/paths.ts';
import { buildRebrandedProject, newBrand, oldBrand } from '#test/helpers/rebranded-project.ts';
import { root } from '#test/helpers/root.ts';
import { openBrowser, sharePage } from '#test/helpers/site.ts';

const run = promisify(execFile);

let project: EditedProject;
let server: RunningServer;
beforeAll(async () => {
  project = await buildRebrandedProject();
  const source = readFileSync(join(project.dir, 'shared/drawing/mark-glyph.ts'), 'utf8');
  const [, letter, outlines] = /letter: '(.)',\s+outlines:\s+'(.+)'/.exec(source) ?? [];
  Object.assign(markGlyph, { letter, outlines });
  server = await startServer({}, project.dir);
});
const shared = openBrowser();
afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

const { product, mark, accent } = newBrand;
const programs = listResources(loadConfig({}, root)).map(({ path }) => path);
const readPublic = (path: string) => readFileSync(join(project.dir, 'public', path), 'latin1');

async function answerOf(path: string, init?: RequestInit) {
  const response = await fetch(server.origin + path, init);
  const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
  return { headers, text: await response.text() };
}

describe('the old brand', () => {
  const asked = [...[...paths, ...programs, '/%'].map((path) => [path, 'GET']), ['/', 'POST']];

  test.each(asked)('is not in the response to %s (%s)', async (path = '', method) => {
    const { headers, text } = await answerOf(path, { method });
    expect(text.length).toBeGreaterThan(20);
    expect(headers.match(oldBrand) ?? text.match(oldBrand)).toBeNull();
  });

  test('is not in the name or bytes of any file of the release', () => {
    const earlier = whitepaperVersions
      .slice(1)
      .map(({ path }) => join(project.dir, 'public', path));
    const files = ['public', 'dist']
      .flatMap((folder) => filesOf(join(project.dir, folder)))
      // Published whitepapers keep their text.
      .filter((file) => !earlier.includes(file));
    const found = files.filter((file) =>
      [
        file.slice(project.dir.length),
        readFileSync(file, 'latin1'),
        readFileSync(file, 'utf8'),
      ].some((text) => oldBrand.test(text)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('has no colour left in drawings and style sheets', () => {
    const files = filesOf(project.dir).filter((file) => /\.(svg|css)$/.test(file));
    const found = files.filter((file) =>
      readFileSync(file, 'utf8').toUpperCase().includes(palette.electrum),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });
});

describe('the new brand', () => {
  test.each(pages)('names $path and its logo', async ({ path }) => {
    const $ = load((await answerOf(path)).text);
    expect($('#site-header .site-brand').text()).toBe(product);
    expect($('.logo-mark path').attr('d')).toBe(markPath(36, mark));
    expect($('.site-footer').text()).toContain(`${product}. All rights reserved.`);
  });

  test('is in every text for programs that names a project', async () => {
    const texts = await Promise.all(programs.map(async (path) => (await answerOf(path)).text));
    const silent = programs.filter((_, index) => !texts[index]?.includes(product));
    // These only contain addresses.
    expect(silent.filter((path) => !/robots|sitemap|security|whitepapers/.test(path))).toEqual([]);
    const addresses = texts.join('\n').match(/https:\/\/[\w.-]+/g) ?? [];
    expect(addresses).toContain(newBrand.defaultOrigin);
  });

  const pdfToText = findProgram(['pdftotext']);
  if (pdfToText) {
    test('is in the text of the whitepaper', async () => {
      const file = join(project.dir, 'public', site.whitepaper.path);
      const { stdout: text, stderr } = await run(pdfToText, [file, '-']);
      expect(stderr).toBe('');
      expect(text.match(oldBrand)).toBeNull();
      for (const word of [product, newBrand.chain, newBrand.symbol, newBrand.presaleChain])
        expect(text).toContain(word);
    });
  } else {
    testMissing(
      'the words of the PDF: there is nothing to read them with; install pdftotext (Debian: apt-get install poppler-utils)',
    );
  }

  test('has its letter in every mark, in the new colour', () => {
    expect(readPublic('favicon.svg')).toContain(markPath(16, mark));
    for (const drawing of ['favicon', 'images/wordmark'])
      expect(readPublic(`${drawing}.svg`)).toContain(`"${accent.toUpperCase()}"`);
  });

  test('changes every picture that shows a name, a letter or the colour', () => {
    const pictures = ['coin.svg', 'cover-whitepaper.svg', 'wordmark.svg'];
    const icons = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];
    const cards = pages.map(({ id }) => cardPath(id));
    const unchanged = [...pictures.map((name) => `images/${name}`), ...icons, ...cards].filter(
      (path) => readFileSync(join(root, 'public', path), 'latin1') === readPublic(path),
    );
    expect(unchanged).toEqual([]);
  });

  test.each([
    ['images/coin.svg', /<path d="([^"]+)"\/><\/g><\/g><\/g><g fill="none">/],
    ['images/cover-whitepaper.svg', /d="([^"]+)"\/><\/g><\/g><\/svg>/],
  ])('has another letter within %s', (path, letter) => {
    const [, before] = letter.exec(readFileSync(join(root, 'public', path), 'latin1')) ?? [];
    const [, after] = letter.exec(readPublic(path)) ?? [];
    expect(before?.length).toBeGreaterThan(1000);
    expect(after?.length).toBeGreaterThan(1000);
    expect(after).not.toBe(before);
  });

  test('fits around the coin without a seam', () => {
    const drawn = readPublic('images/coin.svg').matchAll(/<path transform="rotate\((-?[\d.]+)\)"/g);
    const turns = [...drawn].map(([, turn]) => Number(turn));
    const gaps = turns.map((turn, index) => (turns[index + 1] ?? (turns[0] ?? 0) + 360) - turn);
    expect(Math.min(...gaps)).toBeGreaterThan(2);
    expect(Math.max(...gaps)).toBeLessThan(15);
    expect(turns.length).toBeGreaterThan(40);
  });

  describe('in a narrow window', () => {
    const narrow = sharePage(shared, { width: 320 });

    test.each(pages)('fits $path, without console errors', async ({ path }) => {
      const { page, complaints } = narrow;
      await visit(page, server.origin + path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('keeps the words of a long name whole', async () => {
      const { page } = narrow;
      await visit(page, server.origin + hrefOf('lab'));
      await expectWholeWords(page);
    });
  });

  test.each([320, 1440])('is not cut off at %d px', async (width) => {
    const { page } = await openPage(shared.browser, { width });
    await visit(page, `${server.origin}/`);
    const seen = await page.evaluate(async () => {
      const wordmark = document.querySelector<HTMLImageElement>('.site-footer__wordmark');
      wordmark?.scrollIntoView();
      await wordmark?.decode();
      // The first source that fits the window is shown, with its stated size.
      const sources = [...(wordmark?.parentElement?.children ?? [])];
      const shown = sources.find((it) => matchMedia(it.getAttribute('media') ?? '').matches);
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        proportion: Number(wordmark?.naturalHeight) / Number(shown?.getAttribute('height')),
        metal: getComputedStyle(document.body).getPropertyValue('--color-metal').trim(),
      };
    });
    expect(seen).toEqual({ overflow: 0, proportion: 1, metal: accent });
  });
});

/** Tests that depend on the brand; those of the preflight start a broken site. */
const sensitive = ['unit', 'server']
  .flatMap((folder) => filesOf(join(root, 'test', folder)))
  .filter((file) => !file.includes('preflight'))
  .filter((file) => readFileSync(file, 'utf8').includes("'#shared/site.ts'"))
  .map((file) => relative(root, file));
const replacing = sensitive.filter((file) => readFileSync(file, 'utf8').includes('jest.mock('));
const others = sensitive.filter((file) => !replacing.includes(file));

/** A whole run of jest, on a machine that may be busy. */
const RUN_MS = 1_800_000;

test(
  'all tests that depend on the brand pass with the new one',
  async () => {
    const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    // In one file, so that they load the application once, except those that replace a module of it.
    const together = join('test', 'unit', 'together.test.ts');
    const parts = others.map((file) => `describe('${file}', () => { require('../../${file}'); });`);
    writeFileSync(join(project.dir, together), parts.join('\n'));
    // The copy's cards are larger, because ffmpeg has not reduced their colours.
    const isMeant = '^(?!.*has an image of the stated size)';
    const args = [jest, '--runInBand', `-t=${isMeant}`, '--runTestsByPath', together, ...replacing];
    // Otherwise jest would use the variables of this worker.
    const env = environment;
    const options = { cwd: project.dir, env, maxBuffer: 2 ** 26 };
    const { code = 0, stderr } = await run(process.execPath, args, options).catch((error) => error);
    const failed = String(stderr).match(/^ {2}● .*[\s\S]*?(?=^ {6}at )/gm) ?? [];
    expect(sensitive.length).toBeGreaterThan(10);
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
  },
  RUN_MS,
);

describe('assets that take minutes to draw', () => {
  const slow = ['plates', 'videos'].flatMap((name) => filesOf(join(root, 'scripts/assets', name)));

  test('do not show the name', () => {
    const naming = slow.filter((file) =>
      /shared\/site|glyph-outline|markTone/.test(readFileSync(file, 'utf8')),
    );
    expect(slow.length).toBeGreaterThan(5);
    expect(naming).toEqual([]);
  });

  test('take their colours from the style sheet', async () => {
    const program = `Promise.all([
      import('./scripts/assets/videos/frame.ts'),
      import('./scripts/assets/drawing/palette.ts'),
      import('./shared/drawing/gradient.ts'),
    ]).then(([{ videoInks }, { iris }, { colorAt }]) => {
      console.log(JSON.stringify([videoInks.electrum, colorAt(iris, 0.48)]));
    })`;
    const args = ['--import', 'tsx', '-e', program];
    const { stdout } = await run(process.execPath, args, { cwd: project.dir });
    const channels = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    expect(JSON.parse(stdout)).toEqual([channels, channels]);
  });
});
