import type { Page } from 'puppeteer';
import { presaleNote } from '#shared/content/home.ts';
import { riskSentence } from '#shared/content/risk.ts';
import { plainText } from '#shared/figures/words.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const window = { width: 1280, height: 400 };

/** States of the bar's animations; none once it is complete. */
const statesOf = (page: Page) =>
  page.$eval('.presale__bar', (bar) =>
    bar.getAnimations({ subtree: true }).map(({ playState }) => playState),
  );

const comeNear = (page: Page) =>
  page.$eval('.presale__bar', (bar) => {
    const top = bar.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight * 1.5, behavior: 'instant' });
  });

const show = (page: Page) =>
  page.$eval('.presale__bar', (bar) => bar.scrollIntoView({ block: 'center' }));

test('the bar is engraved when it first comes into view, and stays complete', async () => {
  const { page, complaints } = await site.open('/', window);
  await comeNear(page);
  await page.waitForFunction(
    () => document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length === 2,
  );
  expect(await statesOf(page)).toEqual(['paused', 'paused']);
  await show(page);
  await page.waitForFunction(
    () => document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length === 0,
  );
  expect(complaints).toEqual([]);
});

test('it is complete as soon as motion is paused', async () => {
  const { page } = await site.open('/', window);
  await comeNear(page);
  await page.waitForFunction(
    () => document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length === 2,
  );
  await page.$eval('.motion-switch', (control) => (control as HTMLElement).click());
  await page.waitForFunction(
    () => document.querySelector('.presale__bar')?.getAnimations({ subtree: true }).length === 0,
  );
});

test('the presale section, where the header’s Buy Now leads, shows the risk and the true figures', async () => {
  const { page } = await site.open();
  const note = await page.$eval('#presale', (section) => ({
    risks: [...section.querySelectorAll<HTMLElement>('.risk-note')].map((risk) => risk.textContent),
    bar: section.querySelector('[role="img"]')?.getAttribute('aria-label'),
    caption: section.querySelector('.presale__scale')?.textContent,
    share:
      (section.querySelector('.presale__fill')?.getBoundingClientRect().width ?? 0) /
      (section.querySelector('.presale__bar')?.clientWidth ?? 1),
  }));
  expect(note.risks).toEqual([expect.stringContaining(riskSentence.text)]);
  expect(note.bar).toBe(presaleNote.progress);
  expect(note.share).toBeCloseTo(0.6, 3);
  expect(note.caption).toBe(plainText(presaleNote.scale));
});
