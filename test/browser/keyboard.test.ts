import { PNG } from 'pngjs';
import { ecosystemFaq } from '#shared/content/ecosystem.ts';
import { hrefOf } from '#shared/pages.ts';
import { until } from '#test/helpers/browser.ts';
import { describeFocus, type Stop } from '#test/helpers/every-page/tab-stops.ts';
import { boxesOf, boxOf } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const phone = { width: 390, height: 844, motion: 'reduce' } as const;

test('the menu’s links are focusable only when it is open, and Escape returns the focus', async () => {
  const { page } = await site.open('/lab', phone);
  const isInMenu = () =>
    page.evaluate(() => document.activeElement?.closest('.site-header__nav') !== null);
  const toggle = '.site-header__toggle summary';
  await page.focus(toggle);
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(false);
  await page.focus(toggle);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.site-header__toggle[open]');
  await page.keyboard.press('Tab');
  expect(await isInMenu()).toBe(true);
  for (const { height } of await boxesOf(page, '.site-header__nav a'))
    expect(height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  expect(await page.$('.site-header__toggle:not([open]) > summary:focus')).not.toBeNull();
});

test('tabbing out of the open menu closes it, and the focus stays visible', async () => {
  const { page } = await site.open('/lab', phone);
  await page.focus('.site-header__toggle summary');
  await page.keyboard.press('Enter');
  const stops: Stop[] = [];
  while (await page.$('.site-header__toggle[open]')) {
    await page.keyboard.press('Tab');
    stops.push((await page.evaluate(describeFocus)) as Stop);
  }
  expect(stops.filter((stop) => stop.isCovered || !stop.isInView)).toEqual([]);
  expect(await page.$('main :focus')).not.toBeNull();
});

test.each(['primary', 'secondary'])(
  'the face of a %s button looks different while it has the focus, without motion, too',
  async (variant) => {
    const { page } = await site.open(hrefOf('build'), { ...phone, width: 1280 });
    const button = await page.$(`main .button[data-variant="${variant}"]`);
    const pixels = async () => PNG.sync.read(Buffer.from((await button?.screenshot()) ?? '')).data;
    const before = await pixels();
    await button?.focus();
    const after = await pixels();
    const changed = after.filter((value, at) => Math.abs(value - (before[at] ?? 0)) > 20);
    expect(changed.length).toBeGreaterThan(after.length / 4);
  },
);

test.each([
  ['home', '.home-hero .motion-switch', '.home-hero .actions a'],
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

const questionId = ecosystemFaq.entries[1]?.id ?? '';

test.each([true, false])('a link to a question opens it (scripts: %s)', async (hasScripts) => {
  const { page } = await site.open(`${hrefOf('ecosystem')}#${questionId}`, {
    hasScripts,
    height: 600,
  });
  await until(page, `details[open]:has(#${questionId}) summary`, ([question]) => {
    const { top = -1, bottom = 0 } = question?.getBoundingClientRect() ?? {};
    return top >= 0 && bottom <= 600;
  });
});
