import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { breathe, noteBraid } from '#shared/drawing/breathing-braid.ts';
import { hrefOf } from '#shared/pages.ts';
import { openPage, press, until } from '#test/helpers/browser.ts';
import { passFrames, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const box = '.presale__note';

/**
 * Lets each frame last so long by the page's own clocks, however busy the machine is. Once a device has
 * proved quick, few frames show as much as many.
 */
function keepFrames(page: Page, lasting: number) {
  return page.evaluateOnNewDocument((frame) => {
    const request = window.requestAnimationFrame.bind(window);
    let time = 0;
    let last = 0;
    performance.now = () => time;
    window.requestAnimationFrame = (draw) =>
      request((now) => {
        if (now !== last) time += document.querySelector('[data-drawn]') ? 96 : frame;
        last = now;
        draw(time);
      });
  }, lasting);
}

async function showClip(page: Page) {
  await visit(page, site.server.origin + hrefOf('home'));
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

const untilDrawn = (page: Page) =>
  until(page, `${box}:has(canvas) video`, ([video]) => {
    const { paused = false, currentTime = 0 } = (video as HTMLVideoElement | undefined) ?? {};
    return paused && currentTime > 0;
  });

const pictureOf = (page: Page) =>
  page.$eval(`${box} canvas`, (canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('a quick device draws what the video shows, and stands still when motion is paused', async () => {
  const { page, complaints } = await openPage(site.browser);
  await keepFrames(page, 16);
  await showClip(page);
  await untilDrawn(page);
  const before = await pictureOf(page);
  while ((await pictureOf(page)) === before) await passFrames(page, 1);
  await press(page, '.motion-switch');
  await page.waitForFunction(() => document.documentElement.dataset.motion === 'paused');
  const still = await pictureOf(page);
  await passFrames(page, 5);
  expect((await pictureOf(page)) === still).toBe(true);
  expect(complaints).toEqual([]);
});

test('a slow device soon leaves it to the video', async () => {
  const { page } = await openPage(site.browser);
  const frame = 60;
  await keepFrames(page, frame);
  // It may come and go before anybody looks.
  await page.evaluateOnNewDocument((canvas) => {
    new MutationObserver(() => {
      const { came, went } = document.documentElement.dataset;
      const name = document.querySelector(canvas) ? 'came' : 'went';
      if (came ? name === 'went' && !went : name === 'came')
        document.documentElement.dataset[name] = String(performance.now());
    }).observe(document, { childList: true, subtree: true });
  }, `${box} canvas`);
  await showClip(page);
  await page.waitForFunction(() => document.documentElement.dataset.went);
  const { came, went } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(went) - Number(came)).toBeLessThan(6 * frame);
  expect(await page.$eval(`${box} video`, (video) => video.paused)).toBe(false);
});

test('a live drawing takes over at the moment that the video shows, however late its frames are', async () => {
  const { page } = await openPage(site.browser);
  await keepFrames(page, 16);
  await page.evaluateOnNewDocument((canvas) => {
    document.addEventListener(
      'playing',
      ({ target }) => Object.assign(target as object, { playbackRate: 4 }),
      true,
    );
    new MutationObserver(() => {
      const drawn = document.querySelector<HTMLCanvasElement>(canvas);
      if (!drawn || 'taken' in window) return;
      const { width, height } = drawn;
      const { data } = drawn.getContext('2d')?.getImageData(width - 1, 0, 1, height) ?? {};
      let [sum, all] = [0, 0];
      data?.forEach((strength, at) => {
        if (at % 4 < 3) return;
        sum += strength * (at >> 2);
        all += strength;
      });
      const time = drawn.parentElement?.querySelector('video')?.currentTime;
      Object.assign(window, { taken: [sum / all / height, time] });
    }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
  }, `${box} canvas`);
  await showClip(page);
  const taken = await page.waitForFunction(() => (window as { taken?: number[] }).taken);
  const [middle = 0, time = 0] = (await taken.jsonValue()) ?? [];
  const { width, height, start, seconds, lines } = noteBraid;
  const { heights } = breathe(start + time / seconds, [width]);
  const expected = heights.reduce((sum, y) => sum + y) / lines / height;
  expect(Math.abs(middle - expected)).toBeLessThan(0.01);
});
