import type { Page } from 'puppeteer';
import { hrefOf } from '#shared/pages.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { waitForText } from '#test/helpers/browser.ts';
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

test('screen readers get what is not open yet with the button, and again when it is pressed', async () => {
  const { page } = await site.open('/', { ...sizeOf(1440), motion: 'reduce' });
  const [button, status] = ['.unprinted .button', '.unprinted [role=status]'];
  const reason = await page.$eval(
    `${button} .unprinted__reason`,
    (element) => element.textContent ?? '',
  );
  expect(reason).toMatch(/\S/);
  expect(await page.$eval(status, (region) => region.textContent)).toBe('');
  await page.click(button);
  await waitForText(page, status, reason);
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
