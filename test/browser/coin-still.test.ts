import type { Page } from 'puppeteer';
import { press, until } from '#test/helpers/browser.ts';
import { passFrames, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const coin = '.home-hero .coin';

declare let asked: number;

/** Angles of legend, rocking and lean. */
const stateOf = (page: Page) =>
  page.$eval(coin, (box) => ({
    at: box.querySelector('[data-part="legend"]')?.getAnimations()[0]?.currentTime,
    rocked: box.querySelector('img')?.getAnimations()[0]?.currentTime,
    lean: (box as HTMLElement).style.transform,
  }));

test('where no graphics card turns the coin, its words go round, it rocks, and it leans towards the mouse, until motion is paused', async () => {
  const { page, complaints } = await site.open();
  await page.waitForSelector(`${coin} [data-part="legend"]`);
  const { at } = await stateOf(page);
  while ((await stateOf(page)).at === at) await passFrames(page);
  await page.mouse.move(1200, 200);
  expect((await stateOf(page)).lean).toMatch(/rotateX/);
  await press(page, '.motion-switch');
  // They slow down before they stop.
  await until(page, coin, ([box]) => {
    const moves = box?.getAnimations({ subtree: true });
    return moves?.every(({ playState, pending }) => playState === 'paused' && !pending);
  });
  const paused = await stateOf(page);
  expect(paused.rocked).toEqual(expect.any(Number));
  await page.mouse.move(100, 500);
  await passFrames(page, 2);
  expect(await stateOf(page)).toEqual(paused);
  expect(complaints).toEqual([]);
});

test('a drag turns it further than the lean, and it swings back when it is let go', async () => {
  const { page } = await site.open();
  await page.waitForSelector(`${coin} [data-part="legend"]`);
  const turned = async () => Number(/rotateY\((-?\d+)/.exec((await stateOf(page)).lean)?.[1]);
  await page.mouse.move(1000, 450);
  await page.mouse.down();
  await page.mouse.move(1180, 450);
  expect(await turned()).toBeGreaterThan(40);
  await page.mouse.up();
  await page.mouse.move(1170, 450);
  expect(await turned()).toBeLessThan(7);
});

test('a page without a graphics card asks for one only once, however many coins it has, and those off screen do not move', async () => {
  const count = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(globalThis, { asked: 0 });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      if (kind === 'webgl2') asked += 1;
      return getContext.call(this, kind);
    } as typeof getContext;
  };
  const { page } = await site.open('/', { prepare: (page) => page.evaluateOnNewDocument(count) });
  for (const size of ['hero', 'roadmap']) {
    await show(page, `.coin[data-size="${size}"]`, 'center');
    await page.waitForSelector(`.coin[data-size="${size}"] [data-part="legend"]`);
  }
  expect(await page.evaluate(() => asked)).toBe(1);
  await until(
    page,
    `${coin} [data-part="legend"]`,
    ([ring]) => ring?.getAnimations()[0]?.playState === 'paused',
  );
});
