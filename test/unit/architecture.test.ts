import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { site } from '../../shared/site';
import { root } from '../helpers/test-app';

const client = readMetafile('meta-client.json');
const server = readMetafile('meta-server.json');

/** Which floors each floor may stand on. */
const mayImport: Record<string, string[]> = {
  server: ['server', 'client', 'shared'],
  client: ['client', 'shared'],
  shared: ['shared'],
};

test('arrows point down only: server, client, shared', () => {
  const wrong: string[] = [];
  for (const { inputs } of [client, server]) {
    for (const [file, { imports }] of Object.entries(inputs)) {
      const allowed = mayImport[floorOf(file)];
      if (!allowed) continue;
      for (const { path } of imports) {
        const isOurs = floorOf(path) in mayImport;
        if (isOurs && !allowed.includes(floorOf(path))) wrong.push(`${file} imports ${path}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the browser bundle holds nothing of the server and nothing of Node', () => {
  const isServerSide = (path: string) =>
    path.startsWith('server/') || path.startsWith('node:') || builtinModules.includes(path);
  const imported = Object.values(client.inputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  );
  expect(Object.keys(client.inputs).length).toBeGreaterThan(50);
  expect([...Object.keys(client.inputs), ...imported].filter(isServerSide)).toEqual([]);
});

test('what may never run on the server is only imported by the browser', () => {
  const onServer = Object.keys(server.inputs).filter((file) => file.startsWith('client/browser/'));
  const modules = onServer.filter((file) => /firebase|coin\//.test(file));
  expect(modules).toEqual([]);
});

test('shared code is plain: no React, no packages, no Node', () => {
  const foreign = Object.entries(server.inputs)
    .filter(([file]) => floorOf(file) === 'shared')
    .flatMap(([file, { imports }]) => imports.map(({ path }) => `${file} imports ${path}`))
    .filter((line) => !/ imports shared\//.test(line));
  expect(foreign).toEqual([]);
});

test('the folders at the top are the agreed ones', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .filter((name) => !['node_modules', 'dist', 'coverage', 'visual'].includes(name));
  expect(folders).toEqual(['client', 'public', 'scripts', 'server', 'shared', 'test']);
});

test('the name of the product is typed once', () => {
  const literal = new RegExp(`\\b${site.product}\\b`);
  const files = ['client', 'server', 'shared', 'scripts'].flatMap(sourceFiles);
  const typed = files.filter((file) => literal.test(readFileSync(join(root, file), 'utf8')));
  expect(typed).toEqual(['shared/site.ts']);
});

function readMetafile(name: string): Metafile {
  return JSON.parse(readFileSync(join(root, 'dist', name), 'utf8')) as Metafile;
}

function floorOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function sourceFiles(dir: string): string[] {
  return readdirSync(join(root, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
