import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { findBrowser } from './browser/find-browser';
import { root } from './bundle/project';
import { runToEnd } from './process/run-to-end';
import { checkOutCommit, copyWorkingTree } from './visual/checkouts';
import { comparePictures } from './visual/compare';
import { readOptions, type View } from './visual/options';
import { percent } from './visual/percent';
import { serveBuild } from './visual/serve-build';
import { writeSheet } from './visual/sheet';
import type { Shot } from './visual/shot';
import { takePicture } from './visual/take-picture';

await runToEnd(compareWithCommit);

/** Pictures of all pages, of a commit and of the working tree: `npm run visual -- <commit>`. */
async function compareWithCommit(): Promise<void> {
  const { commit, outDir, views } = readOptions(process.argv.slice(2));
  const executable = await findBrowser();
  if (!executable) throw new Error('No Chrome: install one, or set PUPPETEER_EXECUTABLE_PATH.');
  console.log(`Building ${commit} and the working tree`);
  const origins = [await serveBuild(checkOutCommit(commit)), await serveBuild(copyWorkingTree())];
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const browser = await launchBrowser(executable);
  const shots: Shot[] = [];
  try {
    for (const view of views) {
      const shot = await compareView(browser, origins, view, outDir);
      shots.push(shot);
      const count = `${shots.length}/${views.length}`;
      console.log(`${count} ${view.path} at ${view.width} px: ${percent(shot.share)} changed`);
    }
  } finally {
    await browser.close();
  }
  copyFileSync(join(root, 'scripts/visual/sheet.css'), join(outDir, 'sheet.css'));
  console.log(`See ${relative('', writeSheet(outDir, commit, shots))}`);
}

async function compareView(
  browser: Browser,
  [before = '', after = '']: readonly string[],
  view: View,
  outDir: string,
): Promise<Shot> {
  const was = await takePicture(browser, before + view.path, view.width);
  const is = await takePicture(browser, after + view.path, view.width);
  const desk = await browser.newPage();
  const comparison = await comparePictures(desk, was, is);
  await desk.close();
  const name = `${view.name}-${view.width}`;
  const files = {
    before: `${name}-before.png`,
    after: `${name}-after.png`,
    changes: `${name}-changes.png`,
  };
  writeFileSync(join(outDir, files.after), is.png);
  if (comparison.share > 0) {
    writeFileSync(join(outDir, files.before), was.png);
    writeFileSync(join(outDir, files.changes), comparison.changes);
  }
  return { ...view, ...comparison, files };
}
