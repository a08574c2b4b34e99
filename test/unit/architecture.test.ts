import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
import { anchors } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { readText, root } from '#test/helpers/root.ts';

test('the top-level folders are the agreed ones', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => !['node_modules', 'dist', 'coverage', 'visual'].includes(name));
  expect(folders).toEqual(['client', 'public', 'scripts', 'server', 'shared', 'test']);
});

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
  expectNone(
    typed,
    'Write hrefOf(page, anchor), or a class of the section, instead of its anchor:',
  );
});

function sourceFiles(dir: string): string[] {
  return filesOf(join(root, dir))
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'));
}
