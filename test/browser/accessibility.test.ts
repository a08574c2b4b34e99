import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { emulateMedia } from '#test/helpers/media.ts';
import { scrollThrough } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const widths = [390, 1440];

type State = [
  state: string,
  path: string,
  reach: (page: Page) => Promise<unknown>,
  sign: string,
  motion?: 'reduce' | 'no-preference',
];

/** States of pages: how to reach each, and the selector that shows it. */
const states: State[] = [
  ['opened questions', hrefOf('ecosystem'), openAllDetails, 'main details[open]'],
  ['the opened whitepaper', hrefOf('tokenomics'), openAllDetails, '.reader[open]'],
  ['opened requirements of a position', hrefOf('career'), openAllDetails, 'main details[open]'],
  [
    'a form submitted with errors',
    hrefOf('contact'),
    (page) => page.click('.contact-form [type=submit]'),
    '.contact-form :user-invalid',
  ],
  [
    'motion paused by its button',
    hrefOf('technology'),
    (page) => page.click('.motion-switch'),
    '[data-motion="paused"]',
    'no-preference',
  ],
  [
    'the open phone menu',
    '/',
    (page) => page.click('.site-header__toggle summary'),
    '.site-header__toggle[open]',
  ],
];

test.each(states)('no axe violations: %s', async (_, path, reach, sign, motion = 'reduce') => {
  const { page } = await site.open(path, { ...sizeOf(390), motion });
  await page.evaluate(scrollThrough);
  await reach(page);
  for (const width of widths) {
    await page.setViewport(sizeOf(width));
    await page.waitForSelector(sign);
    // Colours in a transition are not what a person reads.
    await page.waitForFunction(
      () => !document.getAnimations().some(({ playState }) => playState === 'running'),
    );
    expect({ width, barriers: await findBarriers(page) }).toEqual({ width, barriers: [] });
  }
});

test('with forced colours the current page, the progress and button frames are visible', async () => {
  const { page } = await site.open('/', sizeOf(1440));
  await emulateMedia(page, { 'prefers-reduced-motion': 'reduce', 'forced-colors': 'active' });
  const shown = await page.evaluate(() => {
    const styleOf = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, part);
    return {
      current: styleOf('.site-header__links [aria-current]', '::after').scale,
      other: styleOf('.site-header__links a:not([aria-current])', '::after').scale,
      fill: styleOf('.presale__fill').backgroundColor,
      bar: styleOf('.presale__bar').backgroundColor,
      frames: ['.button[data-variant="primary"]', '.motion-switch', '.badge'].map(
        (selector) => styleOf(selector).borderTopStyle,
      ),
      field: styleOf('.home-hero__field').display,
    };
  });
  expect([shown.current, shown.other]).toEqual(['1', '0 1']);
  expect(shown.fill).not.toBe(shown.bar);
  expect(shown.frames).toEqual(['solid', 'solid', 'solid']);
  expect(shown.field).toBe('none');
});

const sizeOf = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

function openAllDetails(page: Page): Promise<void> {
  return page.$$eval('main details', (all) => {
    for (const details of all) details.open = true;
  });
}

const papers = ['--color-ground', '--color-raised'];

/** Colours with their minimum contrast on every background of their theme. */
const rules: [purpose: string, on: string[], least: number][] = [
  ['--color-text', papers, 7],
  ['--color-text-muted', papers, 7],
  ['--color-text-quiet', papers, 4.5],
  ['--color-accent', papers, 4.5],
  ['--color-positive', papers, 4.5],
  ['--color-live', papers, 4.5],
  ['--color-error', papers, 4.5],
  ['--color-link', papers, 4.5],
  ['--color-button-text', ['--color-button'], 7],
  ['--color-text', ['--color-field'], 7],
  ['--color-text', ['--color-raised-strong', '--color-pressed'], 7],
  ['--color-text-muted', ['--color-raised-strong'], 7],
  // Controls and focus indicators (https://www.w3.org/TR/WCAG22/#non-text-contrast).
  ['--color-control', papers, 3],
  ['--color-focus', papers, 3],
];
const names = [...new Set(rules.flatMap(([purpose, on]) => [purpose, ...on]))];

test.each(['ink', 'ink-raised', 'bone', 'bone-deep'])(
  'on %s every colour stands out from what it is drawn on',
  async (ground) => {
    const { page } = await site.open('/lab', { hasScripts: false });
    const colors = await page.$eval(
      'main',
      (main, theme, purposes) => {
        main.dataset.ground = theme;
        const style = getComputedStyle(main);
        return Object.fromEntries(purposes.map((name) => [name, style.getPropertyValue(name)]));
      },
      ground,
      names,
    );
    const weak = rules.flatMap(([purpose, on, least]) =>
      on
        .map((paper) => ({ paper, ratio: contrast(colors[purpose], colors[paper]) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ paper, ratio }) => `${purpose} on ${paper}: ${ratio} instead of ${least}`),
    );
    expect(weak).toEqual([]);
  },
);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one = '', other = ''): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
