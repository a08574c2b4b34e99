import { join, relative, sep } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
import { anchors } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { readText, root } from '#test/helpers/root.ts';

test('the product’s name is typed only once', () => {
  // A name may begin and end with letters or signs that `\b` does not know.
  const name = site.product.replace(/[^\p{L}\d ]/gu, '.');
  const literal = new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u');
  const files = ['client', 'server', 'shared', 'scripts'].flatMap(sourceFiles);
  const typed = files.filter((file) => literal.test(readText(file)));
  expect(typed).toEqual(['shared/site.ts']);
});

test('links and scripts take an anchor from the page table', () => {
  const literal = new RegExp(`#(?:${Object.values(anchors).flat().join('|')})\\b(?!/)`);
  const files = ['client', 'server', 'shared'].flatMap(sourceFiles);
  const typed = files.filter((file) => literal.test(readText(file)));
  expectNone(typed, 'Write hrefOf(page, anchor), or a class of the section, instead of anchors:');
});

test('colours are defined only in the palette', () => {
  const literal =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from var\(--)|(?<![\w-])(?:black|white|red|green|blue|gr[ae]y|silver|gold|yellow|orange|purple|pink|brown|navy|teal)(?![\w-])/gi;
  const sheets = sourceFiles('client').filter((file) => /(?<!palette)\.css$/.test(file));
  const found = sheets.flatMap((file) => {
    const css = readText(file).replace(/\/\*[\s\S]*?\*\//g, '');
    // A URL may contain something that looks like a colour.
    const values = css.replace(/url\([^)]*\)/g, '').matchAll(/:[^;{}]*;/g);
    return [...values].flatMap(([value]) => value.match(literal) ?? []).map((c) => `${file}: ${c}`);
  });
  expect(found).toEqual([]);
});

function sourceFiles(dir: string): string[] {
  return filesOf(join(root, dir))
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'));
}
