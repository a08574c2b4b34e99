import { visit } from '#scripts/browser/visit.ts';
import { presaleNote } from '#shared/content/home.ts';
import { riskSentence } from '#shared/content/risk.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** Largest distance between a control and its risk note, in CSS pixels, so that both are in view. */
const IN_VIEW = 260;

const widths = [390, 1440];

test('every visible presale and buy control has a risk link near it, in text size', async () => {
  const { page } = await openPage(site.browser);
  const wrong: string[] = [];
  let controls = 0;
  for (const { path } of pages) {
    await visit(page, site.server.origin + path);
    for (const width of widths) {
      await page.setViewport({ width, height: 900 });
      const found = await page.evaluate(
        (presale, disclosure, risk, reach) => {
          const bodySize = Number.parseFloat(getComputedStyle(document.body).fontSize);
          const notes = [...document.querySelectorAll<HTMLElement>('main .risk-note')];
          const links = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
            (element) =>
              element.checkVisibility() &&
              (element.getAttribute('href') === presale ||
                /^(buy|join presale)/i.test(element.textContent ?? '')),
          );
          return links.map((link) => {
            const bottom = link.getBoundingClientRect().bottom;
            const isSeen = notes.some((note) => {
              const top = note.getBoundingClientRect().top;
              const size = Number.parseFloat(getComputedStyle(note).fontSize);
              const link = note.querySelector<HTMLElement>(`a[href="${disclosure}"]`);
              const isSaid = note.textContent?.includes(risk) && link?.checkVisibility();
              return Math.abs(top - bottom) < reach && size >= bodySize && isSaid;
            });
            return { name: link.textContent, isSeen };
          });
        },
        hrefOf('home', 'presale'),
        hrefOf('terms', 'risk-disclosure'),
        riskSentence.text,
        IN_VIEW,
      );
      controls += found.length;
      const unseen = found.filter(({ isSeen }) => !isSeen);
      wrong.push(...unseen.map(({ name }) => `${path} at ${width} px: ${name}`));
    }
  }
  expect(controls).toBeGreaterThan(5 * widths.length);
  expect(wrong).toEqual([]);
});

test('the presale section, where the header’s Buy Now leads, shows the risk and the true figures', async () => {
  const { page } = await site.open();
  const note = await page.$eval('#presale', (section) => ({
    risks: [...section.querySelectorAll<HTMLElement>('.risk-note')].map((risk) => risk.textContent),
    bar: section.querySelector('[role="img"]')?.getAttribute('aria-label'),
    share:
      (section.querySelector('.presale__fill')?.getBoundingClientRect().width ?? 0) /
      (section.querySelector('.presale__bar')?.clientWidth ?? 1),
  }));
  expect(note.risks).toEqual([expect.stringContaining(riskSentence.text)]);
  expect(note.bar).toBe(presaleNote.progress);
  expect(note.share).toBeCloseTo(0.6, 3);
});
