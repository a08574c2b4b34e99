import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { createManifest } from '#scripts/bundle/manifest.ts';
import { importsOf, record, urlOf } from '#test/helpers/assets.ts';
import { paths } from '#test/helpers/paths.ts';
import { readText, root } from '#test/helpers/root.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
const built = (url: string) => readFileSync(join(root, 'dist/client', url));
const hashOf = (url: string) => `sha256-${hash('sha256', built(url), 'base64')}`;

/** Each file that a document names, with what it says that its content is. */
function listNamed($: CheerioAPI): string[][] {
  const elements = $('script[src], link[rel="stylesheet"]').toArray();
  const tags = elements.map(({ attribs }) => [attribs.src ?? attribs.href, attribs.integrity]);
  const { modules = '', parts = '' } = $('script[src]').data() as Record<string, string>;
  const listed = `${modules} ${parts}`.split(' ');
  return [...tags, ...listed.map((named) => named.split('#'))] as string[][];
}

async function readDocument(path: string): Promise<CheerioAPI> {
  return load((await request(app).get(path)).text);
}

test.each(paths)('%s has the hash of each script and style sheet', async (path) => {
  const named = listNamed(await readDocument(path));
  expect(named.length).toBeGreaterThan(5);
  expect(named).toEqual(named.map(([url = '']) => [url, hashOf(url)]));
});

test('the list of parts has every module that is imported on demand, and what that module imports', async () => {
  const named = listNamed(await readDocument('/no-such-page')).map(([url = '']) => url);
  const [list = ''] = named.filter((url) => url.endsWith('.json'));
  const parts: Record<string, Record<string, string>> = JSON.parse(built(list).toString());
  const imports = Object.values(record.outputs).flatMap((output) => output.imports);
  for (const { path } of imports.filter(({ kind }) => kind === 'dynamic-import')) {
    const source = record.outputs[path]?.entryPoint ?? '';
    const [name = ''] = source.replace(/^.*\//, '').split('.');
    const missing = [path, ...importsOf(path)]
      .map(urlOf)
      .filter((url) => !named.includes(url) && parts[name]?.[url] !== hashOf(url));
    expect({ source, missing }).toEqual({ source, missing: [] });
  }
});

test('a build fails if two modules that are imported on demand have the same name', () => {
  const [file = '', output] =
    Object.entries(record.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('.glsl')) ??
    [];
  const entryPoint = output?.entryPoint?.replace(/^.*\//, 'client/another-folder/') ?? '';
  const outputs = { ...record.outputs, [`another-${file}`]: { ...output, entryPoint } };
  expect(() => createManifest({ ...record, outputs } as typeof record, {})).toThrow(entryPoint);
});

test('every import on demand checks the hash first', () => {
  const unchecked = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    // These two check hashes themselves: the first script, and the module that loads pages.
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:start\.ts|page-modules\.tsx)$/.test(file))
    .flatMap((file) => {
      const source = readText(`client/${file}`);
      const checked =
        /fetchPart\(\s*'([\w-]+)',\s*\(\) => import\('[^']*\/\1(?:\.(?:tsx?|glsl))?'\)/g;
      return source.replaceAll(checked, '').includes('import(') ? [file] : [];
    });
  expect(unchecked).toEqual([]);
});
