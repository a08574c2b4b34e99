import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { footerColumns } from '#shared/content/footer.ts';
import { footerLinks, headerPages } from '#shared/content/navigation.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { readText, root } from '#test/helpers/root.ts';

const modules = readText('client/page-modules.tsx');
const linter = readText('biome.json');
const linked = [
  ...headerPages.map((id) => hrefOf(id)),
  ...[...footerColumns.flatMap(({ links }) => links), ...footerLinks].map(
    (link) => 'to' in link && link.to,
  ),
];

test.each(pages)('the page "$id" has all its parts', ({ id, path }) => {
  const file = `client/pages/${id}/${id}.tsx`;
  const sheet = `client/pages/${id}/${id}.css`;
  const source = isThere(file) ? readText(file) : '';
  const name = `${toPascalCase(id)}Page`;
  const importer = `${id}: () => import('./pages/${id}/${id}').then((module) => module.${name}),`;
  const left = [
    source === '' && `Write ${file}.`,
    !source.includes(`export function ${name}(`) && `Export ${name} from ${file}.`,
    !source.startsWith("import '#client/common-chunk.ts';") &&
      `Import '#client/common-chunk.ts' first in ${file}, or the browser fetches many small files.`,
    !isThere(`shared/content/${id}.ts`) && `Write its words in shared/content/${id}.ts.`,
    !modules.includes(importer) && `Add to client/page-modules.tsx: ${importer}`,
    !linter.includes(`"**/${id}/**"`) &&
      `Add "**/${id}/**" to the pages in biome.json, so that no other page imports its files.`,
    !isThere(sheet) &&
      `Write ${sheet}, which imports the sheets of what only this page shows; it may be empty.`,
    !linked.includes(path) && 'Link to it in shared/content/footer.ts.',
    !isThere(`public/cards/${id}.png`) && 'Draw the picture of its links: npm run assets -- cards.',
  ].filter((todo) => todo !== false);
  expectNone(left, 'Do these next, in this order:');
});

const unique = ['id', 'path', 'title', 'description', 'navLabel'] as const;

test.each(unique)('every page has a unique %s', (field) => {
  const values = pages.map((page) => page[field].trim());
  expect(values.filter((value) => value === '')).toEqual([]);
  expect(new Set(values).size).toBe(pages.length);
});

test.each(pages)('the description of $path fits into search results', ({ description }) => {
  const words = description.replaceAll(site.product, '');
  expect(words.length).toBeGreaterThan(70);
  expect(words.length).toBeLessThan(160);
});

function isThere(file: string): boolean {
  return existsSync(join(root, file));
}

function toPascalCase(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
