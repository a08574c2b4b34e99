import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { openPage, pauseMotion, press, until, waitForText } from '#test/helpers/browser.ts';
import { boxOf, passFrames, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const coin = '.home-hero .coin';
const legend = `${coin} [data-part="legend"]`;

const topOf = async (page: Page) => (await boxOf(page, coin)).top;

test('the coin turns edge-on into the note, until motion is paused', async () => {
  const { page } = await site.open('/', { width: 1440 });
  const before = await boxOf(page, coin);
  await scrollTo(page, 220);
  await passFrames(page, 2);
  expect((await boxOf(page, coin)).width).toBeLessThan(before.width / 5);
  // Edge-on in the note's slot, then gone.
  await scrollTo(page, 360);
  await passFrames(page, 2);
  const { top, bottom } = await boxOf(page, coin);
  const edge = (await boxOf(page, '.home-hero')).bottom;
  expect(top).toBeLessThan(edge - 20);
  expect(bottom).toBeGreaterThan(edge + 20);
  await scrollTo(page, 450);
  await passFrames(page, 2);
  expect(await topOf(page)).toBeGreaterThanOrEqual((await boxOf(page, '.home-hero')).bottom);
  await pauseMotion(page);
  expect(await topOf(page)).toBeCloseTo(before.top - 450, 0);
});

test('the coin of the roadmap does not rise over its sheet while the coin of the books is in view', async () => {
  const { page } = await site.open('/', { width: 1440 });
  await show(page, '.four-books__coin');
  await page.waitForSelector('.four-books[data-winding]');
  const { bottom } = await boxOf(page, '.four-books__coin');
  await page.evaluate((y) => window.scrollBy({ top: y - 10, behavior: 'instant' }), bottom);
  await passFrames(page, 2);
  const top = Math.min(900, (await boxOf(page, '.roadmap')).top);
  expect((await boxOf(page, '.coin[data-size="roadmap"]')).top).toBeGreaterThan(top - 5);
});

/** Play motion makes the coin turn even on the CPU; few pixels are faster. */
async function openTurning(): Promise<Page> {
  const { page } = await openPage(site.browser, { width: 1440, height: 700 });
  await page.setViewport({ width: 1440, height: 700, deviceScaleFactor: 0.25 });
  await page.evaluateOnNewDocument(() => {
    localStorage.setItem('motion', 'moving');
    // What was drawn last can be read.
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, name: string, as) {
      return getContext.call(this, name, { ...as, preserveDrawingBuffer: true });
    } as typeof getContext;
  });
  await visit(page, site.server.origin);
  await page.waitForSelector(`${coin}[data-turning]`);
  return page;
}

test('a coin that turns by itself shows its own edge as it falls', async () => {
  const page = await openTurning();
  await scrollTo(page, 220);
  // No other edge, and no squeezed picture.
  const { width, edges } = await page.$eval(coin, (box) => ({
    width: box.getBoundingClientRect().width - (box as HTMLElement).offsetWidth,
    edges: ['::before', '::after'].map((part) => getComputedStyle(box, part).content),
  }));
  expect({ width, edges }).toEqual({ width: 0, edges: ['none', 'none'] });
  await until(page, `${coin} canvas`, ([canvas]) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    const columns = new Set<number>();
    copy?.getImageData(0, 0, width, height).data.forEach((value, at) => {
      if (at % 4 === 3 && value > 128) columns.add((at >> 2) % width);
    });
    return columns.size > 0 && columns.size < width / 5;
  });
});

test('a coin that had to stop turns again when motion is played', async () => {
  const page = await openTurning();
  await page.$eval(`${coin} canvas`, (canvas) =>
    canvas.dispatchEvent(new Event('webglcontextlost')),
  );
  await page.waitForSelector(`${coin}:not([data-turning])`);
  await pauseMotion(page);
  await press(page, '.motion-switch');
  await page.waitForSelector(`${coin}[data-turning] canvas`);
});

test('a coin under the pointer is held, and flicked on when it is let go', async () => {
  const page = await openTurning();
  const { left, top, width, height } = await boxOf(page, coin);
  await page.$eval(coin, (box) => {
    for (const name of ['gotpointercapture', 'lostpointercapture']) {
      box.addEventListener(name, () => box.append(name, ' '));
    }
  });
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(left + width * 0.8, top + height / 2, { steps: 4 });
  await page.mouse.up();
  await waitForText(page, coin, 'gotpointercapture lostpointercapture ');
});

declare let asked: number;

/** Angles of legend, rocking and lean. */
const stateOf = (page: Page) =>
  page.$eval(coin, (box) => ({
    at: box.querySelector('[data-part="legend"]')?.getAnimations()[0]?.currentTime,
    rocked: box.querySelector('img')?.getAnimations()[0]?.currentTime,
    lean: (box as HTMLElement).style.transform,
  }));

test('without a graphics card the coin rocks, leans to the mouse and turns its words, until a pause', async () => {
  const { page, complaints } = await site.open();
  await page.waitForSelector(legend);
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
  await page.waitForSelector(legend);
  const turned = async () => Number(/rotateY\((-?\d+)/.exec((await stateOf(page)).lean)?.[1]);
  await page.mouse.move(1000, 450);
  await page.mouse.down();
  await page.mouse.move(1180, 450);
  expect(await turned()).toBeGreaterThan(40);
  await page.mouse.up();
  await page.mouse.move(1170, 450);
  expect(await turned()).toBeLessThan(7);
});

test('without a graphics card a page asks for one only once, and coins off screen do not move', async () => {
  const countAsked = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(globalThis, { asked: 0 });
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      if (kind === 'webgl2') asked += 1;
      return getContext.call(this, kind);
    } as typeof getContext;
  };
  const { page } = await site.open('/', { before: countAsked });
  for (const size of ['hero', 'roadmap']) {
    await show(page, `.coin[data-size="${size}"]`, 'center');
    await page.waitForSelector(`.coin[data-size="${size}"] [data-part="legend"]`);
  }
  expect(await page.evaluate(() => asked)).toBe(1);
  await until(page, legend, ([ring]) => ring?.getAnimations()[0]?.playState === 'paused');
});
