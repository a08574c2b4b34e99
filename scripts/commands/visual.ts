import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/bundle/project.ts';
import { pages } from '#shared/pages.ts';
import { findBrowser } from '../browser/find-browser';
import { launchBrowser } from '../browser/launch-browser';
import { compare } from '../visual/compare';
import { serveBuild } from '../visual/serve-build';
import { takePictures } from '../visual/take-pictures';

const known = [...pages, { id: 'not-found', path: '/no-such-page' }];

// Exits normally, so that exit handlers stop the servers and remove their folders.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Shows where pages look different than at a commit: `npm run visual -- <commit> [--pages home,build] [--widths 390,1440] [--out <folder>]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(root, 'visual') },
    pages: { type: 'string', default: known.map(({ id }) => id).join() },
    widths: { type: 'string', default: '390,768,1440' },
  },
});
const chosen = values.pages.split(',').map((id) => known.find((page) => page.id === id));
const widths = values.widths.split(',').map(Number);
if (chosen.includes(undefined) || !widths.every((width) => width > 0))
  throw new Error(`--pages takes ${known.map(({ id }) => id).join()}; --widths takes numbers.`);
const commit = positionals[0] ?? 'HEAD';
const executable = findBrowser();
console.log(`Building ${commit} and the working tree`);
const origins = [await serveBuild(commit), await serveBuild()] as const;
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser(executable);
const changes: { file: string; share: number }[] = [];
for (const page of chosen) {
  for (const width of page ? widths : []) {
    const take = (origin: string) => takePictures(browser, origin + page?.path, width);
    const changed = compare(await take(origins[0]), await take(origins[1]));
    for (const { name, share, picture } of changed) {
      const file = `${page?.id}-${width}-${name}.png`.replaceAll(' ', '-');
      writeFileSync(join(values.out, file), picture);
      changes.push({ file, share });
    }
    const names = changed.map(({ name }) => name).join(', ');
    console.log(`${page?.id}-${width}: ${names || 'no change'}`);
  }
}
await browser.close();
console.log(`\nBefore, after and the changes are in ${values.out}, the most changed first:`);
for (const { file, share } of changes.sort((a, b) => b.share - a.share))
  console.log(`${(100 * share).toPrecision(2)} % ${file}`);
process.exit(0);
