import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { ledgerRings } from '#shared/drawing/ledger-rings.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, pauseMotion, press, until } from '#test/helpers/browser.ts';
import { passFrames, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const places = [
  [hrefOf('governance'), '.ballot__video'],
  [hrefOf('home'), '.presale__note'],
] as const;

/**
 * Fixes the length of a frame by the page's clocks, however busy the machine is. After the trial it shows few frames.
 */
function keepFrames(page: Page, lasting: number) {
  return page.evaluateOnNewDocument((frame) => {
    const request = window.requestAnimationFrame.bind(window);
    let time = 0;
    let last = 0;
    performance.now = () => time;
    window.requestAnimationFrame = (draw) =>
      request((now) => {
        if (now !== last) time += document.querySelector('canvas[data-started]') ? 96 : frame;
        last = now;
        draw(time);
      });
  }, lasting);
}

async function showClip(page: Page, path: string, box: string) {
  await visit(page, site.server.origin + path);
  await show(page, box);
}

test.each([390, 1440, 1920, 2560])('at %i px home’s screen shows its clip whole', async (width) => {
  const { page } = await site.open(hrefOf('home'), { width, height: 900 });
  await show(page, '#developers .screen');
  const cut = await page.$$eval('#developers .screen :is(img, video)', (pictures) =>
    pictures.map((picture) => {
      const [wide, high] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
      const { clientWidth, clientHeight } = picture;
      const [across = 0, down = 0] = [clientWidth / Number(wide), clientHeight / Number(high)];
      const isWhole = getComputedStyle(picture).objectFit === 'contain';
      return isWhole ? 0 : Math.abs(across - down) * Number(high);
    }),
  );
  expect(cut.length).toBeGreaterThan(1);
  for (const height of cut) expect(height).toBeLessThan(1);
});

/** Opens a clip, by default the first, that a fast device draws. */
async function openDrawn([path, box]: (typeof places)[number] = places[0]) {
  const opened = await openPage(site.browser);
  await keepFrames(opened.page, 16);
  await showClip(opened.page, path, box);
  await untilDrawn(opened.page, box);
  return { ...opened, box };
}

const untilDrawn = (page: Page, box: string) => page.waitForSelector(`${box} canvas[data-started]`);

const pictureOf = (page: Page, box: string) =>
  page.$eval(`${box} canvas`, (canvas) => (canvas as HTMLCanvasElement).toDataURL());

test.each(places)('on %s a quick device draws the clip, except in a pause', async (...place) => {
  const { page, complaints, box } = await openDrawn(place);
  const [ground, around] = await page.$eval(`${box} canvas`, (canvas) => {
    const grounds: string[] = [];
    for (let part: Element | null = canvas; part; part = part.parentElement)
      grounds.push(getComputedStyle(part).backgroundColor);
    return grounds.filter((color) => color !== 'rgba(0, 0, 0, 0)');
  });
  expect(ground).toBe(around);
  const before = await pictureOf(page, box);
  // The ring may rest already.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.seat__choice:not(:checked)')?.click(),
  );
  while ((await pictureOf(page, box)) === before) await passFrames(page);
  await pauseMotion(page);
  const still = await pictureOf(page, box);
  await passFrames(page, 5);
  expect((await pictureOf(page, box)) === still).toBe(true);
  await press(page, '.motion-switch');
  await page.evaluate(() => document.querySelector<HTMLElement>('.seat__choice')?.click());
  while ((await pictureOf(page, box)) === still) await passFrames(page);
  expect(await page.$$eval(`${box} :is(canvas, source)`, (all) => all.length)).toBe(1);
  expect(complaints).toEqual([]);
});

test.each(places)('on %s a slow device soon gives up, and plays the video', async (path, box) => {
  const { page } = await openPage(site.browser);
  const frame = 60;
  await keepFrames(page, frame);
  // Recorded, because it may come and go unnoticed.
  await page.evaluateOnNewDocument((canvas) => {
    new MutationObserver(() => {
      const { came, went } = document.documentElement.dataset;
      const name = document.querySelector(canvas) ? 'came' : 'went';
      if (came ? name === 'went' && !went : name === 'came')
        document.documentElement.dataset[name] = String(performance.now());
    }).observe(document, { childList: true, subtree: true });
  }, `${box} canvas`);
  await showClip(page, path, box);
  await page.waitForFunction(() => document.documentElement.dataset.went);
  const { came, went } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(went) - Number(came)).toBeLessThan(6 * frame);
  await until(page, `${box} video`, ([video]) => !(video as HTMLVideoElement).paused);
});

test('a live drawing begins with the picture of its poster', async () => {
  const { page } = await openPage(site.browser);
  await keepFrames(page, 16);
  await page.evaluateOnNewDocument((canvas) => {
    new MutationObserver(() => {
      const drawn = document.querySelector<HTMLCanvasElement>(canvas);
      if (!drawn || 'taken' in window) return;
      const { width, height } = drawn;
      const { data } = drawn.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      let [across, down] = [0, 0];
      data?.forEach((strength, at) => {
        if (at % 4 < 3) return;
        across += strength * (((at >> 2) % width) - width / 2);
        down += strength * (Math.floor((at >> 2) / width) - height / 2);
      });
      Object.assign(window, { taken: Math.atan2(down, across) });
    }).observe(document, { subtree: true, attributeFilter: ['data-started'] });
  }, `${places[0][1]} canvas[data-started]`);
  await showClip(page, ...places[0]);
  const taken = await page.waitForFunction(() => (window as { taken?: number }).taken);
  const heaviest = Number(await taken.jsonValue());
  const wave = TURN * ledgerRings.start;
  expect(Math.cos(heaviest - wave)).toBeGreaterThan(0.98);
});

/** Whether a canvas has lines as strong as those of a vote, or none. */
const isPrinted = (selector: string, strength: string) => {
  const canvas = document.querySelector<HTMLCanvasElement>(selector);
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const isStrong = data?.some((value, at) => at % 4 === 3 && value > 200);
  return isStrong === (strength === 'strong');
};

test('a chosen seat draws the wave to itself and has stronger lines; then the wave rests', async () => {
  const { page, box } = await openDrawn();
  expect(await page.evaluate(isPrinted, `${box} canvas`, 'faint')).toBe(true);
  await press(page, '.seat__choice');
  await page.waitForFunction(isPrinted, {}, `${box} canvas`, 'strong');
  await page.waitForFunction(isPrinted, {}, `${box} canvas`, 'faint');
  let moment = '';
  do {
    moment = await pictureOf(page, box);
    await passFrames(page, 3);
  } while ((await pictureOf(page, box)) !== moment);
});
