import type { Page } from 'puppeteer';
import { type PlateName, platePath, plates } from '#shared/drawing/plates.ts';
import { softwareGraphics, withPage } from '../drawing/with-page';
import { cameraAt } from './camera';
import { encodePrint } from './encode';
import { engrave } from './engraver';
import { programsOf, scenes } from './scenes';
import { type Sheet, sheetsOf } from './sheets';

/** Cuts the engraved pictures at each size and on each ground that pages show; or only some. */
export async function generatePlates(names = Object.keys(plates) as PlateName[]): Promise<void> {
  await withPage(async (page) => {
    // The loader names the functions it carries into the page by a helper that is not there.
    await page.evaluate('globalThis.__name = (named) => named');
    for (const name of names) {
      for (const sheet of sheetsOf(name)) await cutSheet(page, name, sheet);
    }
  }, softwareGraphics);
}

/** All prints of one march through the scene. */
async function cutSheet(page: Page, name: PlateName, sheet: Sheet): Promise<void> {
  const { view, hasGround, room } = scenes[name];
  const prints = plates[name].grounds.flatMap((ground) =>
    // Dim lines on ink would break where greys are few.
    sheet.prints.map((print) => {
      const greys = ground === 'bone' ? print.greys : print.density < 3 ? 8 : 5;
      return { ...print, ground, greys };
    }),
  );
  const cut = await engrave(page, {
    ...{ programs: programsOf(name), camera: cameraAt(view), hasGround, room },
    ...{ width: sheet.width, height: sheet.height },
    prints: prints.map(({ width, height, greys, pitch, density, ground }) => {
      const samples = sheet.width / width;
      const lines = { pitch: pitch * samples, pixel: density * samples };
      return { width, height, greys, onInk: ground === 'ink', ...lines };
    }),
  });
  for (const [index, { ground, width, height, greys }] of prints.entries()) {
    const pixels = Buffer.from(cut[index] ?? '', 'base64');
    const size = { width, height, count: greys };
    await encodePrint(pixels, size, ground, `public${platePath(name, ground, width)}`);
  }
}
