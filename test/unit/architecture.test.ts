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
  const literal = new RegExp(`\\b${site.product}\\b`);
  const files = ['client', 'server', 'shared', 'scripts'].flatMap(sourceFiles);
  const typed = files.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')));
  expect(typed).toEqual(['shared/site.ts']);
});

function sourceFiles(dir: string): string[] {
  return filesOf(join(root, dir))
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => relative(root, file).replaceAll(sep, '/'));
}
