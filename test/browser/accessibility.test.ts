import { hrefOf, pages } from '#shared/pages.ts';
import { findBarriers } from '#test/helpers/barriers.ts';
import { emulateMedia, openPage } from '#test/helpers/browser.ts';
import { boxOf, scrollThrough } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

const widths = [390, 1440];

/** States of pages: the control that leads to each, and the selector that shows it. */
const states = [
  ['a form with errors', hrefOf('contact'), '.contact-form [type=submit]', ':user-invalid'],
  ['motion paused by its button', hrefOf('technology'), '.motion-switch', '[data-motion="paused"]'],
  ['the open phone menu', '/', '.site-header__toggle summary', '.site-header__toggle[open]'],
] as const;

test.each(states)('no axe violations: %s', async (_, path, control, sign) => {
  const motion = control === '.motion-switch' ? 'no-preference' : 'reduce';
  const { page } = await site.open(path, { ...sizeOf(390), motion });
  await page.evaluate(scrollThrough);
  await page.click(control);
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

const grounds = ['ink', 'ink-raised', 'bone', 'bone-deep'];

test.each(grounds)('on %s every colour stands out from what it is drawn on', async (ground) => {
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
});

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

test.each([
  ['home', '.home-hero .actions a', '.home-hero .motion-switch'],
  ['home', '.book-figures .provenance span', '.book-figures .actions a'],
  ['technology', '.page-hero .motion-switch', '.system-links a'],
  ['tokenomics', '.page-hero .provenance span', '.page-hero .actions a'],
] as const)('on %s the focus takes the way of a reader: %s, %s', async (id, first, second) => {
  const { page } = await site.open(hrefOf(id), { width: 1440 });
  const [from, to] = [await boxOf(page, first), await boxOf(page, second)];
  expect(to.top >= from.bottom || to.left >= from.right).toBe(true);
  const order = await page.$$eval(`${first}, ${second}`, (all, at) => all[0]?.matches(at), first);
  expect(order).toBe(true);
});

test('with scripts off every button that is left answers, or says why not', async () => {
  const { page } = await openPage(site.browser, { hasScripts: false });
  const answering = ['.allocation-rows__button', '.contact-form [type=submit]'];
  for (const { path } of pages) {
    await page.goto(site.server.origin + path);
    const silent = await page.$$eval(`button:not([aria-disabled], ${answering})`, (all) =>
      all.filter((it) => it.checkVisibility()).map((it) => it.textContent),
    );
    expect({ path, silent }).toEqual({ path, silent: [] });
  }
  await page.goto(site.server.origin + hrefOf('tokenomics'));
  await page.click('.allocation-rows__button');
  expect(
    await page.$eval('.allocation-rows__button', (it) => getComputedStyle(it).textDecorationLine),
  ).toBe('underline');
  await page.goto(site.server.origin + hrefOf('contact'));
  await page.waitForSelector('.contact-form__submit > .contact-form__late', { visible: true });
});
