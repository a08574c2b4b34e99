import { presaleNote } from '#shared/content/home.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

test('the presale section, where the header’s Buy Now leads, shows the true figures', async () => {
  const { page } = await site.open();
  const note = await page.$eval('#presale', (section) => ({
    bar: section.querySelector('[role="img"]')?.getAttribute('aria-label'),
    share:
      (section.querySelector('.presale__fill')?.getBoundingClientRect().width ?? 0) /
      (section.querySelector('.presale__bar')?.clientWidth ?? 1),
  }));
  expect(note.bar).toBe(presaleNote.progress);
  expect(note.share).toBeCloseTo(0.6, 3);
});
