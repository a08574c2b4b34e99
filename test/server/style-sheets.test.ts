import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { pages } from '#shared/pages.ts';
import { assets, record } from '#test/helpers/assets.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { readText } from '#test/helpers/root.ts';
import { root, shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
const shared = sheetsIn('client/styles/main.css');
const sheets = [assets.stylesheet, ...Object.values(assets.pageStylesheets)];
const built = sheets.map((sheet) => readText(`dist/client${sheet}`));

describe.each(pages)('$path', ({ id, path }) => {
  const own = sheetsIn(`client/pages/${id}/${id}.css`);

  test('loads the shared style sheet, then its own', async () => {
    const { text } = await request(app).get(path);
    expect(sheetsOf(text)).toEqual([assets.stylesheet, assets.pageStylesheets[id]]);
  });

  test('has the sheets of all its modules in them, each once', () => {
    const needed = sheetsBeside(modulesFrom(`client/pages/${id}/${id}.tsx`));
    expectNone(
      needed.filter((sheet) => !shared.has(sheet) && !own.has(sheet)),
      `Import in client/pages/${id}/${id}.css:`,
    );
    expectNone(
      [...own].filter((sheet) => shared.has(sheet)),
      `Remove from client/pages/${id}/${id}.css, because every page has them:`,
    );
  });
});

test.each(pages)('$path asks for its fonts first: no text is laid out twice', async ({ path }) => {
  const { headers, text } = await request(app).get(path);
  const asked = [...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=font/g)];
  const preloaded = [...text.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)];
  expect(asked.map(([, font]) => font)).toEqual(preloaded.map(([, font]) => font));
});

test('no rule depends on the whole document, or each link in its head would restyle it', () => {
  for (const css of built) expect(css).not.toMatch(/(:root|html|body)[^\s{},]*:has\(/);
});

test('an error page loads only the shared style sheet, which styles header and footer', async () => {
  const { text } = await request(app).get('/no-such-page');
  expect(sheetsOf(text)).toEqual([assets.stylesheet]);
  const needed = sheetsBeside(modulesFrom('client/app.tsx'));
  expect(needed.filter((sheet) => !shared.has(sheet))).toEqual([]);
});

test('only the first sheet lists the layers, so their order does not depend on the order of loading', () => {
  const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `client/${file.replaceAll('\\', '/')}`);
  const naming = files.filter((file) => /@layer [^{]*;/.test(readText(file)));
  expect(naming).toEqual(['client/styles/main.css']);
});

test('no two animations share a name, because a page keeps the sheets of those opened before', () => {
  const all = built.join('').match(/@keyframes [\w-]+\{([^{}]*\{[^{}]*\})*\}/g) ?? [];
  const names = [...new Set(all)].map((animation) => animation.split(/[ {]/)[1]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('underlines set style and thickness separately, or Safari would not draw them', () => {
  for (const css of built) expect(css).not.toMatch(/text-decoration:[^;}]* /);
});

test('every rule of a page’s sheet is in a layer, because a rule outside would win over all of them', () => {
  for (const sheet of Object.values(assets.pageStylesheets)) {
    const css = readText(`dist/client/${sheet}`);
    const outermost: string[] = [];
    let depth = 0;
    for (const [, before = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
      if (depth === 0) outermost.push(before);
      depth += brace === '{' ? 1 : -1;
    }
    expectNone(
      outermost.filter((start) => !/^@(layer|property) /.test(start)),
      `Name the layer in the import, or in the sheet (${sheet}):`,
    );
  }
});

test('a selector with :has() ends in a class, so that a change does not restyle the whole page', () => {
  const selectors = built.flatMap((css) => css.split(/[{};]|,(?![^(]*\))/));
  const asking = selectors.filter((selector) => selector.includes(':has('));
  expect(
    asking.filter((selector) =>
      /[ >+~](\*|:(first|last|only|nth)-[a-z-]+(\([^()]*\))?)$/.test(selector),
    ),
  ).toEqual([]);
});

function sheetsOf(html: string) {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, to]) => to);
}

function sheetsIn(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found)
    for (const { path } of record.inputs[file]?.imports ?? [])
      if (path.endsWith('.css')) found.add(path);
  return found;
}

/** A module and all that it imports, at once or later; but no other page, and no list of what is bundled together. */
function modulesFrom(module: string): string[] {
  const found = new Set([module]);
  for (const file of found)
    for (const { path } of record.inputs[file]?.imports ?? [])
      if (!/^client\/(page-modules\.tsx|common-chunk\.ts)$/.test(path)) found.add(path);
  return [...found];
}

function sheetsBeside(modules: string[]): string[] {
  return modules
    .map((module) => module.replace(/\.tsx?$/, '.css'))
    .filter((sheet) => sheet.endsWith('.css') && existsSync(join(root, sheet)));
}
