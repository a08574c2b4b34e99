import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { codeSamples, codeScreen } from '#shared/content/code-samples.ts';
import { hrefOf } from '#shared/pages.ts';
import {
  holdAnimations,
  type OpenPageOptions,
  pauseMotion,
  press,
  until,
} from '#test/helpers/browser.ts';
import { lastEndOf } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const placeOfFirst = 1 + codeSamples.findIndex(({ language }) => language === codeScreen.first);

/** What is drawn above the fold as a page opens. */
const openings = [
  [hrefOf('home'), '.home-hero'],
  [hrefOf('technology'), '.running-lines'],
  [hrefOf('ecosystem'), '.still-life > .slots-open'],
  [hrefOf('build'), `.sample:nth-of-type(${placeOfFirst}) pre`],
  [hrefOf('lab'), '.lab-plate__view'],
  [hrefOf('contact'), '.stamp'],
  [hrefOf('tokenomics'), '.hundred-lines svg'],
  [hrefOf('privacy'), '.legal-page__drawing > :first-child'],
  [hrefOf('terms'), '.legal-page__drawing > :first-child'],
  ['/no-such-page', '.error-view__rules'],
] as const;

/** Opens a page with animations paused at their start, so that a busy machine misses nothing. */
const openAtBeginning = (path: string, options: OpenPageOptions = {}) =>
  site.open(path, { ...options, before: holdAnimations });

const untilAnimated = (page: Page, picture: string) =>
  until(page, picture, ([drawn]) => drawn?.getAnimations({ subtree: true }).length);

/** For an element and its pseudo-elements: whether it covers, is covered or moves. */
const lookOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) =>
    [null, '::before', '::after'].map((part) => {
      const look = getComputedStyle(element, part);
      const isGone = look.translate === '100%' || look.scale === '0 1';
      const isDrawn = !part || (look.content !== 'none' && !isGone);
      return isDrawn && look.scale + look.transform + look.strokeDashoffset + look.opacity;
    }),
  );
const whole = ['nonenone0px1', false, false];

/** Pages whose picture at the top is drawn within 1.3 seconds. */
const quick: readonly string[] = [hrefOf('lab'), hrefOf('tokenomics'), hrefOf('ecosystem')];

/** Expects an opening that the compositor can run alone. */
async function expectComposed(page: Page, picture: string): Promise<void> {
  const animated = await page.$eval(picture, (element) =>
    element.getAnimations({ subtree: true }).flatMap(({ effect }) => {
      // Coins, a stamp's ring, the lab's specimen, a light on metal, a caret and a swell keep moving.
      const ever =
        '.coin, .stamp__ring, .lab-plate__ring, .still-life__light, .sample code, .seat__swell';
      const { target } = effect as KeyframeEffect;
      // The half of a ballot has the hub's ring, which answers a swell.
      if (target?.closest(ever) || target?.matches('.ballot__half')) return [];
      const keyframes = (effect as KeyframeEffect).getKeyframes();
      return [effect?.getTiming().iterations, ...keyframes.flatMap(Object.keys)];
    }),
  );
  const composited = ['filter', 'opacity', 'rotate', 'scale', 'transform', 'translate'];
  const timing = ['composite', 'computedOffset', 'easing', 'offset'];
  expect(animated.filter((it) => ![1, ...composited, ...timing].includes(it ?? ''))).toEqual([]);
}

test('as ecosystem opens, what stands on the table is engraved in one sweep, and the seal last', async () => {
  const { page } = await openAtBeginning(hrefOf('ecosystem'));
  await untilAnimated(page, '.still-life');
  await expectComposed(page, '.still-life');
  const begins = await page.$eval('.still-life', (picture) =>
    picture.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay ?? 0),
  );
  // Then the first light passes.
  const [light, ...drawn] = begins;
  expect(drawn).toEqual([0, expect.any(Number)]);
  expect(drawn[1]).toBeGreaterThan(500);
  expect(light).toBeGreaterThan(1300);
});

test('as the lab opens, its specimen is visible at once, and sharp after the microscope is drawn', async () => {
  const { page } = await openAtBeginning(hrefOf('lab'));
  await untilAnimated(page, '.lab-plate');
  await expectComposed(page, '.lab-plate');
  const isSeen = await page.$eval('.lab-plate__view', (view) =>
    view.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  expect(isSeen).toBe(true);
  const endsLast = await page.$eval('.lab-plate', (plate) =>
    plate.getAnimations({ subtree: true }).flatMap((animation) => {
      const { animationName: name } = animation as CSSAnimation;
      return name === 'turn-slide' || name === 'turn-ring'
        ? []
        : [[name, Number(animation.effect?.getComputedTiming().endTime) > 1000]];
    }),
  );
  expect(Object.fromEntries(endsLast)).toEqual({
    'slots-open': false,
    focus: true,
    register: true,
  });
});

test('as contact opens, its rules are drawn within 1.3 seconds, and at once for who writes', async () => {
  const { page } = await openAtBeginning(hrefOf('contact'));
  await untilAnimated(page, '.contact-form');
  expect(await lastEndOf(page, '.postcard-scene')).toBeLessThanOrEqual(1300);
  const drawn = () =>
    page.$$eval('.field > .field__control', (all) =>
      all.map((it) => getComputedStyle(it).clipPath),
    );
  expect(await drawn()).not.toContain('none');
  await page.focus('.field > .field__control');
  expect(new Set(await drawn())).toEqual(new Set(['none']));
});

test('as careers opens, one line is red', async () => {
  const { page } = await openAtBeginning(hrefOf('career'), { width: 1440 });
  await untilAnimated(page, '.positions__list');
  const dashes = await page.$$eval('.positions__list [data-course="beside"] .strand__lit', (all) =>
    all.map((line) => getComputedStyle(line).strokeDasharray),
  );
  expect(dashes.filter((dash) => !dash.startsWith('0px'))).toHaveLength(1);
});

test.each(openings)('as %s opens, %s is drawn; a pause shows it whole', async (path, picture) => {
  const { page, complaints } = await openAtBeginning(path);
  await untilAnimated(page, picture);
  if (quick.includes(path)) expect(await lastEndOf(page, '.page-hero')).toBeLessThanOrEqual(1300);
  expect(await lookOf(page, picture)).not.toEqual(whole);
  await expectComposed(page, picture);
  await pauseMotion(page);
  expect(await lookOf(page, picture)).toEqual(whole);
  // A pause on one page also holds on the next.
  await visit(page, site.server.origin + path);
  expect(await lookOf(page, picture)).toEqual(whole);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('what has opened stays so when motion is paused and played', async () => {
  const { page } = await site.open();
  await page.waitForFunction(() => {
    const hero = document.querySelector('.home-hero') as Element;
    return getComputedStyle(hero, '::after').translate === '100%';
  });
  for (const motion of ['paused', undefined]) {
    await press(page, '.motion-switch');
    await page.waitForFunction(
      (state) => document.documentElement.dataset.motion === state,
      {},
      motion,
    );
    expect(await lookOf(page, '.home-hero')).toEqual(whole);
  }
});

test.each(openings)('with motion reduced %s shows %s whole at once', async (path, picture) => {
  const { page } = await openAtBeginning(path, { motion: 'reduce' });
  expect(await lookOf(page, picture)).toEqual(whole);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each([390, 1440])('at %i px one front draws home’s lines and its coin', async (width) => {
  const { page } = await openAtBeginning(hrefOf('home'), { width });
  await untilAnimated(page, '.home-hero');
  const { fronts, coin } = await page.$eval('.home-hero', (hero) => {
    const opening = hero
      .getAnimations({ subtree: true })
      .filter((each) => (each as CSSAnimation).animationName === 'slots-open');
    const edges = [0, 550, 1100].map((time) => {
      for (const each of opening) each.currentTime = time;
      return ['::before', '::after'].map((part) => {
        const look = getComputedStyle(hero, part);
        const moved = (Number.parseFloat(look.translate) || 0) / 100;
        return Number.parseFloat(look.left) + moved * Number.parseFloat(look.width);
      });
    });
    const { left, right } = (hero.querySelector('.coin') as Element).getBoundingClientRect();
    return { fronts: edges, coin: [left, Math.min(right, window.innerWidth)] as const };
  });
  for (const [lines = 0, print = 0] of fronts) {
    expect(Math.abs(lines - print)).toBeLessThan(0.1 * width);
  }
  const [from = [], , to = []] = fronts;
  expect(Math.max(...from)).toBeLessThan(coin[0]);
  expect(Math.min(...to)).toBeGreaterThanOrEqual(coin[1]);
});

test.each([390, 1440])('at %i px the last line is revealed before lines run out', async (width) => {
  const { page } = await openAtBeginning(hrefOf('technology'), { width });
  for (const part of ['.last-line', '.running-lines']) await untilAnimated(page, part);
  const [[read], runs] = (await page.$$eval('.last-line, .running-lines', (parts) =>
    parts.map((part) =>
      part.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming()),
    ),
  )) as [ComputedEffectTiming[], ComputedEffectTiming[]];
  for (const { delay, endTime } of runs) {
    expect(Number(delay)).toBeGreaterThanOrEqual(Number(read?.endTime));
    expect(Number(endTime)).toBeLessThanOrEqual(1700);
  }
  await expectComposed(page, '.last-line');
  // No gap between the ruled letters and the needle.
  const gaps = await page.$eval('.last-line', (line) => {
    const [{ effect }] = line.getAnimations() as [Animation];
    const end = Number(effect?.getComputedTiming().endTime);
    const start = line.parentElement?.getBoundingClientRect().left ?? 0;
    return [0, end / 2, end].map((time) => {
      for (const each of line.getAnimations({ subtree: true })) each.currentTime = time;
      const { left, width } = line.getBoundingClientRect();
      return Math.round(left - start - (width * time) / end);
    });
  });
  expect(gaps).toEqual([0, 0, 0]);
});

test('as governance opens, no vote has reached the hub; a pause shows all of them there', async () => {
  const { page } = await openAtBeginning(hrefOf('governance'));
  await untilAnimated(page, '.ballot__seats');
  await expectComposed(page, '.ballot__seats');
  const covered = () =>
    page.$eval('.hub', (hub) => getComputedStyle(hub, '::before').getPropertyValue('scale'));
  expect(await covered()).toBe('1');
  await pauseMotion(page);
  expect(await covered()).toBe('0');
});

test('code that is being written is there from the start, and so are its controls', async () => {
  const { page } = await openAtBeginning(hrefOf('build'), { width: 390 });
  const first = codeSamples.find(({ language }) => language === codeScreen.first);
  const shown = await page.$$eval('.sample__code', (all) =>
    all.filter((code) => code.checkVisibility()).map((code) => code.textContent?.trimEnd()),
  );
  expect(shown).toEqual([first?.source]);
  const reached = await page.$$eval('.code-screen :is(button, input)', (controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
  );
  expect(new Set(reached)).toEqual(new Set([true]));
});

test('a caret writes code to the right, line after line', async () => {
  const { page } = await openAtBeginning(hrefOf('build'));
  const [, written] = openings[3];
  await untilAnimated(page, written);
  await expectComposed(page, '.code-screen');
  const frames = await page.$eval(written, (code) => {
    return [0, 10, 55, 75, 120].map((time) => {
      for (const each of code.getAnimations({ subtree: true })) each.currentTime = time;
      const { translate, transform } = getComputedStyle(code, '::after');
      const { m41, m42 } = new DOMMatrix(transform);
      const line = m42 / Number.parseFloat(getComputedStyle(code).lineHeight);
      return { x: m41 + Number.parseFloat(translate), line: Math.round(1000 * line) / 1000 };
    });
  });
  type Four = [number, number, number, number];
  expect(frames.map(({ line }) => line)).toEqual([0, 0, 0, 1, 1]);
  const [first, second, back, third] = frames.slice(1).map(({ x }) => x) as Four;
  expect(Math.min(second, third)).toBeGreaterThan(Math.max(first, back));
  expect(Math.min(first, back)).toBeGreaterThan(0);
});

test('another language is written anew, and stamped once it is whole', async () => {
  const { page } = await site.open(hrefOf('build'));
  const at = codeSamples.findIndex(({ language }) => language !== codeScreen.first);
  const other = codeSamples[at];
  const written = page.$$eval(
    '.sample',
    (samples, place) =>
      new Promise<void>((resolve) => {
        samples[place]?.addEventListener('animationend', ({ target }) => {
          const stamp = samples[place]?.querySelector('.rubber-stamp');
          const isUnprinted = stamp && getComputedStyle(stamp).opacity === '0';
          if ((target as Element).matches('pre') && isUnprinted) {
            stamp.addEventListener('animationstart', () => resolve());
          }
        });
      }),
    at,
  );
  await page.click(`.code-screen input[value="${other?.language}"]`);
  await written;
});
