import type { Page } from 'puppeteer';
import { windingAt } from '#client/pages/home/four-books/winding.ts';
import { visit } from '#scripts/browser/visit.ts';
import { site as brand } from '#shared/site.ts';
import { pauseMotion, press, setStyles, until } from '#test/helpers/browser.ts';
import { heightOf } from '#test/helpers/every-page/skipped-sections.ts';
import { boxesOf, boxOf, passFrames, scrollTo } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Scrolls this far past the top of the section, and waits until the scene is drawn there. */
async function scrollPast(page: Page, distance: number): Promise<void> {
  await page.$eval(
    '#about',
    (section, past) => {
      const top = section.getBoundingClientRect().top + past;
      window.scrollBy({ top, behavior: 'instant' });
    },
    distance,
  );
  await passFrames(page, 3);
}

async function approach(page: Page): Promise<void> {
  await scrollPast(page, -1000);
  await page.waitForSelector('#about [data-winding]');
}

const pictureOf = (page: Page) =>
  page.$eval('#about canvas', (scene) => (scene as HTMLCanvasElement).toDataURL());

/** Whether figures and statement are side by side, and nothing covers them. */
async function isSpread(page: Page): Promise<boolean> {
  const [figures, words] = [await boxOf(page, '#statistics'), await boxOf(page, '.book-text')];
  return figures.left > words.left && !(await page.$('#about canvas'));
}

test.each([
  ['on a large screen', desk, [100, 150, 200, 500]],
  ['in a low window', { width: 1366, height: 650 }, [100, 150, 200, 500]],
  ['on a phone', phone, [150, 200, 300, 450]],
])('%s scrolling winds the books into a coin, and back unwinds them', async (_, window, way) => {
  const { page, complaints } = await site.open('/', window);
  await approach(page);
  await scrollPast(page, -300);
  await until(page, '#about .section__opening', ([it]) => !it?.getAnimations().length);
  const down: string[] = [];
  for (const distance of way) {
    await scrollPast(page, distance);
    down.push(await pictureOf(page));
  }
  expect(new Set(down).size).toBe(way.length);
  for (const [index, distance] of [...way.entries()].reverse()) {
    await scrollPast(page, distance);
    expect((await pictureOf(page)) === down[index]).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test.each([desk, phone])('in a window of %o a jump shows the same as a scroll', async (size) => {
  const { page } = await site.open('/#about', size);
  await page.waitForSelector('#about [data-winding]');
  await passFrames(page, 2);
  const jumped = await pictureOf(page);
  const at = await page.evaluate(() => window.scrollY);
  await scrollPast(page, -400);
  await scrollTo(page, at);
  await passFrames(page, 3);
  expect((await pictureOf(page)) === jumped).toBe(true);
});

/** Where the sticky stage ends and how long it lasts, px of scrolling. */
const heldIn = (page: Page) =>
  page.$eval('#about .section__opening', (opening) => {
    const head = opening.firstElementChild as HTMLElement;
    const { top, bottom } = opening.getBoundingClientRect();
    const pin = Number.parseFloat(getComputedStyle(head).top);
    const past = document.querySelector('#about')?.getBoundingClientRect().top ?? 0;
    return { end: bottom - past - head.offsetHeight - pin, way: bottom - top - head.offsetHeight };
  });

test.each([desk, phone, { width: 390, height: 664 }])(
  'in a window of %o the whole figure is held until its coin is finished, and for 50 px more',
  async (size) => {
    const { page } = await site.open('/', size);
    await approach(page);
    const { end, way } = await heldIn(page);
    const seen: string[] = [];
    for (const before of [way, 100, 50, 1]) {
      await scrollPast(page, end - before);
      const coin = await boxOf(page, '.four-books__coin');
      const { bottom } = await boxOf(page, '#about .section__head');
      expect(coin.top).toBeGreaterThanOrEqual((await boxOf(page, '.site-header')).bottom);
      expect(coin.bottom).toBeLessThanOrEqual(size.height);
      expect((await boxOf(page, '#statistics')).top).toBeGreaterThanOrEqual(bottom);
      seen.push(await pictureOf(page));
    }
    expect(new Set(seen.slice(0, 3)).size).toBe(3);
    expect(seen[3] === seen[2]).toBe(true);
  },
);

test.each([1, 2])('with text of %i times the size a phone’s bar hides nothing', async (scale) => {
  const { page } = await site.open('/', phone);
  await setStyles(page, `html { font-size: ${scale * 100}% }`);
  await approach(page);
  const { end, way } = await heldIn(page);
  await scrollPast(page, end - way);
  const coin = await boxOf(page, '.four-books__coin');
  expect(coin.width).toBeGreaterThan(0.7 * 390);
  expect(coin.left + coin.width).toBeLessThan(390);
  expect(coin.top).toBeGreaterThanOrEqual((await boxOf(page, '.site-header')).bottom);
  for (const { bottom } of [coin, ...(await boxesOf(page, '.four-books > li'))]) {
    expect(bottom).toBeLessThanOrEqual(0.96 * phone.height);
  }
});

test.each([desk, phone, { width: 320, height: 640 }])(
  'in a window of %o the names of the books stand clear of the finished coin and of each other’s lines',
  async (size) => {
    const { page } = await site.open('/', size);
    await approach(page);
    await scrollPast(page, (await heldIn(page)).end - 1);
    const { left, top, width } = await boxOf(page, '.four-books__coin');
    const names = await page.$$eval('.four-books > li', (all) =>
      all.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        const box = words.getBoundingClientRect();
        const context = document.createElement('canvas').getContext('2d');
        Object.assign(context ?? {}, { font: getComputedStyle(name).font });
        const { fontBoundingBoxAscent: above = 0, actualBoundingBoxAscent: tall = 0 } =
          context?.measureText('dlH') ?? {};
        const rule = name.getBoundingClientRect().bottom - 0.5;
        return { right: box.right, bottom: box.bottom, letters: box.top + above - tall, rule };
      }),
    );
    for (const { right, bottom } of names) {
      const away = Math.hypot(left + width / 2 - right, top + width / 2 - bottom);
      expect(away).toBeGreaterThan(width / 2);
    }
    const room = { width: size.width, x: left + width / 2, y: top + width / 2, radius: width / 2 };
    const { hairs } = windingAt({ ...room, books: names.map(({ rule }) => rule) }, 0.1);
    for (const { book, points } of hairs) {
      const below = names[book + 1]?.letters ?? Number.POSITIVE_INFINITY;
      expect((points[1] as number) + 0.5).toBeLessThanOrEqual(below);
    }
  },
);

test.each([
  [desk, 7200],
  [phone, 9500],
])('in a window of %o home is at most %i px high, the scene adds 700', async (size, most) => {
  const heights: number[] = [];
  for (const motion of ['reduce', 'no-preference'] as const) {
    const { page } = await site.open('/', { ...size, motion });
    await page.evaluate(rename, brand.product, 'Nnnnnn');
    heights.push(await heightOf(page));
  }
  const [still = 0, moving = 0] = heights;
  expect(still).toBeLessThanOrEqual(most);
  expect(moving).toBeGreaterThan(still);
  expect(moving).toBeLessThanOrEqual(still + 700);
});

function rename(from: string, to: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll(from, to);
  }
}

test('the address bar of a phone does not interrupt the scene as it hides', async () => {
  const { page } = await site.open('/', phone);
  await approach(page);
  await scrollPast(page, 200);
  await page.$eval('#about canvas', (scene) => scene.setAttribute('data-first', ''));
  await page.setViewport({ width: 390, height: 900 });
  await passFrames(page, 5);
  expect(await page.$('#about canvas[data-first]')).not.toBeNull();
});

test('a pause keeps frame and height, play goes on, and a later visit finds the book open', async () => {
  const { page } = await site.open('/', desk);
  await approach(page);
  await scrollPast(page, 0);
  const [before, whole] = [await pictureOf(page), await heightOf(page)];
  await pauseMotion(page);
  await scrollPast(page, 100);
  expect((await pictureOf(page)) === before).toBe(true);
  expect(await heightOf(page)).toBe(whole);
  await press(page, '.motion-switch');
  while ((await pictureOf(page)) === before) await passFrames(page);
  await pauseMotion(page);
  await visit(page, site.server.origin);
  expect(await isSpread(page)).toBe(true);
});

test.each([1440, 1920])('at %i px the open books close on the line of the sum', async (width) => {
  const { page } = await site.open('/', { width, height: 900, motion: 'reduce' });
  await scrollPast(page, 400);
  const square = await page.$eval('.four-books', (books) => {
    const { top, height } = getComputedStyle(books, '::after');
    const middle = Number.parseFloat(top) + Number.parseFloat(height) / 2;
    return books.getBoundingClientRect().top + middle;
  });
  const { bottom: sum } = await boxOf(page, '.book-figures .figure-strip__list');
  expect(Math.abs(square - sum)).toBeLessThan(1);
});

test.each([
  ['without scripts', { hasScripts: false, motion: 'no-preference' }],
  ['where motion is unwanted', { motion: 'reduce' }],
] as const)('%s the book lies open', async (_, options) => {
  const { page } = await site.open('/', { ...desk, ...options });
  expect(await isSpread(page)).toBe(true);
});

test('a picture of the coin that cannot be drawn leaves the lines to wind alone', async () => {
  const refuse = () => {
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...[image, ...at]: [CanvasImageSource, ...number[]]
    ) {
      if (!(image instanceof HTMLImageElement))
        return Reflect.apply(drawImage, this, [image, ...at]);
      document.documentElement.dataset.refused = image.src;
      throw new DOMException('The image is broken.', 'InvalidStateError');
    } as typeof drawImage;
  };
  const { page, complaints } = await site.open('/', { ...desk, before: refuse });
  await approach(page);
  await page.waitForSelector('[data-refused$="coin-books.svg"]');
  await scrollPast(page, 0);
  const before = await pictureOf(page);
  await scrollPast(page, 100);
  expect((await pictureOf(page)) === before).toBe(false);
  expect(complaints).toEqual([]);
});
