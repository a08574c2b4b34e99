import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesOf } from '#scripts/bundle/files-of.ts';
import { site } from '#shared/site.ts';
import { root } from '#test/helpers/test-app.ts';

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
  const typed = files.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')));
  expect(typed).toEqual(['shared/site.ts']);
});

function sourceFiles(dir: string): string[] {
  return filesOf(join(root, dir))
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'));
}
