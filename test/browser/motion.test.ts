import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { emulateMedia, openPage, press, until, waitForText } from '#test/helpers/browser.ts';
import { openWithout } from '#test/helpers/held-file.ts';
import { passFrames, placeAt, scrollThrough, scrollTo, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const labelOf = (page: Page) => page.$eval('.motion-switch', (control) => control.textContent);

test.each(pages.map(({ path }) => path))(
  'on %s nothing moves once motion is paused',
  async (path) => {
    const { page } = await site.open(path);
    await page.click('.motion-switch');
    expect(await labelOf(page)).toBe('Play motion');
    await page.mouse.move(0, 0);
    const look = () => page.screenshot({ encoding: 'base64', optimizeForSpeed: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 900) {
      await scrollTo(page, top);
      // Retries until late images and ending animations are done.
      let [before, now] = ['', await look()];
      for (let tries = 0; tries < 20 && now !== before; tries += 1) {
        await wait(500);
        [before, now] = [now, await look()];
      }
      expect({ top, isStill: now === before }).toEqual({ top, isStill: true });
    }
    const videos = await page.$$eval('video', (all) => all.map((video) => video.paused));
    expect(videos).not.toContain(false);
  },
);

test.each(pages.map(({ path }) => path))(
  'on %s a pause also ends motion that is out of view',
  async (path) => {
    const { page } = await site.open(path, { motion: 'no-preference' });
    // Seen once, so that it moves, and then left.
    await page.evaluate(scrollThrough);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    await scrollTo(page, end);
    await passFrames(page, 3);
    await press(page, '#site-footer .motion-switch');
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every((it) => it.playState !== 'running' || !(it.timeline instanceof DocumentTimeline)),
    );
  },
);

test.each([
  [hrefOf('home'), '[data-variant="features"] img'],
  [hrefOf('tokenomics'), '.designs-cover'],
] as const)('on %s %s is printed whole where one stops, or after a pause', async (path, drawn) => {
  const { page } = await site.open(path, { width: 1280 });
  const untilInked = (wanted: 'not at all' | 'whole') => {
    const isSo = ([box]: HTMLElement[], is: string) => {
      const { maskImage, maskPosition } = getComputedStyle(box as HTMLElement);
      const isWhole = maskImage === 'none' || parseFloat(maskPosition) === 0;
      return is === 'whole' ? isWhole : parseFloat(maskPosition) === 100;
    };
    return until(page, drawn, isSo, wanted);
  };
  await untilInked('not at all');
  await press(page, '.motion-switch');
  await untilInked('whole');
  await press(page, '.motion-switch');
  await untilInked('not at all');
  await placeAt(page, drawn, 0.78);
  await untilInked('whole');
});

test.each([
  [hrefOf('home'), '.whitepaper-cover'],
  [hrefOf('privacy'), '.site-footer__wordmark'],
  [hrefOf('ecosystem'), '.pathways'],
  [hrefOf('career'), '.positions__list'],
] as const)('on %s lines of %s follow the scroll, and are whole if paused', async (path, drawn) => {
  const { page } = await site.open(path, { width: 1280 });
  const untilDrawing = (isDrawing: boolean) => {
    const isSo = ([box]: HTMLElement[], wanted: boolean) => {
      box?.scrollIntoView({ block: 'end', behavior: 'instant' });
      const animations = box?.getAnimations({ subtree: true }) ?? [];
      return animations.some(({ timeline }) => timeline !== document.timeline) === wanted;
    };
    return until(page, drawn, isSo, isDrawing);
  };
  await untilDrawing(true);
  await press(page, '.motion-switch');
  await untilDrawing(false);
  await press(page, '.motion-switch');
  await untilDrawing(true);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await untilDrawing(false);
});

test.each([
  [hrefOf('lab'), '.lab-plate__ring'],
  [hrefOf('contact'), '.stamp__ring > img'],
] as const)('on %s %s keeps turning in sight, and is skipped out of it', async (path, drawn) => {
  const { page } = await site.open(path);
  const untilTurning = (isTurning: boolean) => {
    const isSo = ([part]: HTMLElement[], wanted: boolean) => {
      const isShown = part?.checkVisibility({ contentVisibilityAuto: true });
      const turns = part?.getAnimations().some(({ effect }) => {
        const [first] = (effect as KeyframeEffect).getKeyframes();
        return first && 'rotate' in first && effect?.getTiming().iterations === Infinity;
      });
      return (isShown && turns) === wanted;
    };
    return until(page, drawn, isSo, isTurning);
  };
  await untilTurning(true);
  await show(page, 'footer');
  await untilTurning(false);
  await scrollTo(page, 0);
  await untilTurning(true);
  await press(page, '.motion-switch');
  await untilTurning(false);
});

test('an order runs through the exchange in sight, and stands where it is settled after a pause', async () => {
  const { page } = await site.open(hrefOf('ecosystem'), { width: 390, height: 844 });
  const untilRunning = (isRunning: boolean) => {
    const isSo = ([lines]: HTMLElement[], wanted: boolean) => {
      const isShown = lines?.querySelector('svg')?.checkVisibility({ contentVisibilityAuto: true });
      const runs = lines && getComputedStyle(lines, '::after').translate !== 'none';
      return (isShown && runs) === wanted;
    };
    return until(page, '.exchange__lines', isSo, isRunning);
  };
  await show(page, '.exchange__lines');
  await untilRunning(true);
  await show(page, 'footer');
  await untilRunning(false);
  await show(page, '.exchange__lines');
  await untilRunning(true);
  await press(page, '.motion-switch');
  await untilRunning(false);
});

test('the choice is stored on this device, and nothing else is', async () => {
  const { page } = await site.open();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await labelOf(page)).toBe('Pause motion');
  await page.click('.motion-switch');
  expect(await labelOf(page)).toBe('Play motion');
  await visit(page, `${site.server.origin}/governance`);
  expect(await labelOf(page)).toBe('Play motion');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ motion: 'paused' });
  await page.click('footer .motion-switch');
  expect(await labelOf(page)).toBe('Pause motion');
});

test('it follows the system’s setting until the visitor chooses', async () => {
  const { page } = await site.open(hrefOf('governance'), { motion: 'reduce' });
  expect(await labelOf(page)).toBe('Play motion');
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  await waitForText(page, '.motion-switch', 'Pause motion');
});

test.each([
  ['reduce', 'Play motion'],
  ['no-preference', 'Pause motion'],
] as const)('with %s the switch says "%s" before its script has loaded', async (motion, words) => {
  const url = site.server.origin + hrefOf('governance');
  const { page } = await openWithout(site, 'governance', url, { motion });
  const shown = await page.$$eval('.motion-switch__state > :last-child', (all) =>
    all.filter((each) => each.checkVisibility()).map((each) => each.textContent),
  );
  expect(new Set(shown)).toEqual(new Set([words]));
});

const clipOf = (url: string) => /\/videos\/(\w+)\.(?:webm|mp4)$/.exec(url)?.[1];

/** Scrolls, and waits for the video's request, which may come before the scroll event. */
const showDevelopers = (page: Page) =>
  Promise.all([
    page.waitForRequest((request) => clipOf(request.url()) === 'developer'),
    show(page, '#developers'),
  ]);

test('a video is not loaded before it is near the viewport', async () => {
  const { page, asked } = await site.open();
  await show(page, '#roadmap');
  await page.waitForNetworkIdle({ idleTime: 400 });
  expect(asked.map(clipOf)).not.toContain('developer');
  await showDevelopers(page);
});

declare const counts: { play: number; pause: number };
declare const begun: () => Promise<unknown>;

test('a pause while a video starts takes effect once it plays, unless it was resumed by then', async () => {
  const holdPlay = () => {
    const { play, pause } = HTMLVideoElement.prototype;
    const starting: (() => void)[] = [];
    const played: Promise<void>[] = [];
    const counts = { play: 0, pause: 0 };
    // On a slow machine the drawing at the presale gives way to its video, which then rests as well.
    const isCounted = (video: HTMLVideoElement) => video.closest('#developers') !== null;
    HTMLVideoElement.prototype.play = async function () {
      if (!isCounted(this)) return play.call(this);
      counts.play += 1;
      const playing = play.call(this);
      played.push(playing);
      await Promise.all([new Promise<void>((begin) => starting.push(begin)), playing]);
    };
    HTMLVideoElement.prototype.pause = function () {
      if (isCounted(this)) counts.pause += 1;
      pause.call(this);
    };
    const begun = async () => {
      for (const resolve of starting.splice(0)) resolve();
      await Promise.allSettled(played);
      return new Promise(requestAnimationFrame);
    };
    Object.assign(window, { counts, begun });
  };
  const { page } = await site.open(undefined, { before: holdPlay });
  const toggle = () => press(page, '.motion-switch');
  const begin = () => page.evaluate(() => begun());
  const pauses = () => page.evaluate(() => counts.pause);
  const untilPaused = () =>
    until(page, '#developers video', ([video]) => (video as HTMLVideoElement).paused);
  const untilAsked = (plays: number) => page.waitForFunction((at) => counts.play === at, {}, plays);
  await show(page, '#developers');
  await untilAsked(1);
  // It has been asked to rest while it was far away.
  await page.evaluate(() => Object.assign(counts, { pause: 0 }));
  await toggle();
  await toggle();
  await untilAsked(2);
  await begin();
  expect(await pauses()).toBe(0);
  await toggle();
  await untilPaused();
  expect(await pauses()).toBe(1);
  await toggle();
  await untilAsked(3);
  await toggle();
  expect(await pauses()).toBe(1);
  await begin();
  await untilPaused();
  expect(await pauses()).toBe(2);
});

test('no video is loaded while motion is paused', async () => {
  const { page, asked } = await site.open('/', { motion: 'reduce' });
  await show(page, '#developers');
  await page.waitForNetworkIdle({ idleTime: 400 });
  expect(asked.filter(clipOf)).toEqual([]);
  await page.click('footer .motion-switch');
  await showDevelopers(page);
});

test('with scripts off, background videos play; with reduced motion none is loaded or shown', async () => {
  const { page, asked } = await openPage(site.browser, { hasScripts: false });
  let count = 0;
  for (const { path } of pages) {
    await emulateMedia(page, { 'prefers-reduced-motion': 'reduce' });
    await page.goto(site.server.origin + path, { waitUntil: 'networkidle2' });
    const clips = 'noscript video';
    expect(await page.$$eval(clips, (all) => all.filter((it) => it.checkVisibility()))).toEqual([]);
    expect(asked.filter(clipOf)).toEqual([]);
    await emulateMedia(page, { 'prefers-reduced-motion': 'no-preference' });
    await page.reload();
    for (const video of await page.$$(clips)) {
      await video.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
      while ((await time()) === 0) await wait(50);
      expect(await video.isVisible()).toBe(true);
      count += 1;
    }
    asked.length = 0;
  }
  expect(count).toBeGreaterThan(0);
});
