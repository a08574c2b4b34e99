import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerColumns } from '#shared/content/footer.ts';
import { footerLinks, headerPages } from '#shared/content/navigation.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { root } from '#test/helpers/root.ts';

const modules = read('client/page-modules.tsx');
const linked = [
  ...headerPages.map((id) => hrefOf(id)),
  ...[...footerColumns.flatMap(({ links }) => links), ...footerLinks].map(({ to }) => to),
];

test.each(pages)('the page "$id" has all its parts', ({ id, path }) => {
  const file = `client/pages/${id}/${id}.tsx`;
  const sheet = `client/pages/${id}/${id}.css`;
  const source = read(file);
  const name = `${toPascalCase(id)}Page`;
  const importer = `${id}: () => import('./pages/${id}/${id}').then((module) => module.${name}),`;
  const steps = [
    { done: source !== '', todo: `Write ${file}.` },
    { done: source.includes(`export function ${name}(`), todo: `Export ${name} from ${file}.` },
    {
      done: source.startsWith("import '#client/common-chunk.ts';"),
      todo: `Import '#client/common-chunk.ts' first in ${file}, or the browser fetches many small files.`,
    },
    {
      done: existsSync(join(root, 'shared/content', `${id}.ts`)),
      todo: `Write its words in shared/content/${id}.ts.`,
    },
    { done: modules.includes(importer), todo: `Add to client/page-modules.tsx: ${importer}` },
    {
      done: existsSync(join(root, sheet)),
      todo: `Write ${sheet}, which imports the sheets of what only this page shows; it may be empty.`,
    },
    { done: linked.includes(path), todo: 'Link to it in shared/content/footer.ts.' },
    {
      done: existsSync(join(root, 'public/cards', `${id}.png`)),
      todo: 'Draw the picture of its links: npm run assets -- cards.',
    },
  ];
  const left = steps.filter(({ done }) => !done).map(({ todo }) => todo);
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

/** The text of a file, or an empty string. */
function read(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function toPascalCase(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
