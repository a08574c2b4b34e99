import { execFileSync } from 'node:child_process';
import { findProgram } from '#scripts/browser/find-program.ts';
import { hrefOf } from '#shared/pages.ts';
import { testMissing } from '#test/helpers/missing-program.ts';
import { boxesOf, placeAt } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** As wide as A4 between its margins. */
const width = 703;

test.each([
  '/',
  ...(['ecosystem', 'lab', 'governance', 'contact', 'career', 'terms'] as const).map((id) =>
    hrefOf(id),
  ),
])('%s is printed dark on light, whole and still, without controls', async (path) => {
  const { page } = await site.open(path, { width });
  await page.emulateMediaType('print');
  const sheet = await page.evaluate(() => {
    const isShown = (selector: string) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    const brightness = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3;
    const isWhole = (list: Element | null) => {
      const { overflowY, breakInside } = getComputedStyle(list ?? document.body);
      return overflowY === 'clip' && breakInside === 'avoid';
    };
    const isKept = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).breakInside === 'avoid' || isKept(element.parentElement));
    const parts = [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ['', '::before', '::after'].map((part) => ({
          element,
          style: getComputedStyle(element, part),
        })),
      )
      .filter(({ style }) => style.display !== 'none');
    const sections = [...document.querySelectorAll('[data-ground]:not(.plate)')]
      .map((section) => getComputedStyle(section))
      .filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)');
    return {
      leftovers: ['nav.site-header__nav', '.motion-switch', 'video', '.coin'].filter(isShown),
      darkestGround: Math.min(...sections.map((look) => brightness(look.backgroundColor))),
      lightestText: Math.max(...sections.map(({ color }) => brightness(color))),
      hasHeading: isShown('h1'),
      moving: parts.filter(
        ({ style }) => style.animationName !== 'none' || style.transitionDuration !== '0s',
      ).length,
      // A line as long as this runs on over later sheets, unless it is cut by a list that stays whole.
      runaways: parts.filter(
        ({ element, style }) =>
          style.position === 'absolute' &&
          Number.parseFloat(style.height) > 1000 &&
          !isWhole(element.parentElement),
      ).length,
      // A frame that may break shows its halves open, on two sheets.
      torn: parts
        .filter(({ style: { borderTopWidth, borderBottomWidth, borderLeftWidth } }) =>
          [borderTopWidth, borderBottomWidth, borderLeftWidth].every((width) => width !== '0px'),
        )
        .filter(({ element }) => element.clientHeight > 80 && !isKept(element))
        .map(({ element }) => element.className),
    };
  });
  expect(sheet.leftovers).toEqual([]);
  expect(sheet).toMatchObject({ moving: 0, runaways: 0, torn: [] });
  expect(sheet.hasHeading).toBe(true);
  expect(sheet.darkestGround).toBeGreaterThan(220);
  expect(sheet.lightestText).toBeLessThan(60);
});

const pdfToText = findProgram(['pdftotext']);
if (pdfToText) {
  const long = (['ecosystem', 'build', 'terms', 'contact'] as const).map((id) => hrefOf(id));

  test.each(long)('no sheet of %s ends with a heading, or is left to the footer', async (path) => {
    const { page } = await site.open(path, { hasScripts: false });
    const headings = await page.$$eval(
      'main :is(h2, h3, h4, summary, .section__head, .legal-facts, .legal-page p:has(+ ul))',
      (all) => all.map(({ textContent }) => textContent.replace(/\s/g, '')).filter(Boolean),
    );
    const sides = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
    for (const format of ['A4', 'Letter'] as const) {
      const input = await page.pdf({ format, margin: sides });
      const text = execFileSync(pdfToText, ['-', '-'], { input }).toString().normalize('NFKC');
      const sheets = text.replace(/[^\S\f]/g, '');
      expect(headings.filter((heading) => sheets.includes(`${heading}\f`))).toEqual([]);
      expect(sheets).not.toMatch(/\f©[^\f]+\f/);
    }
  });
} else {
  testMissing('where sheets end: install pdftotext (Debian: apt-get install poppler-utils)');
}

test.each([
  // Shares below the lines are hidden in print, where the list has them.
  [hrefOf('tokenomics'), '.allocation-chart', 'canvas', '.allocation-reel > :not([class$="foot"])'],
  ['/', '.coupon', 'canvas', 'img'],
])('%s is printed whole while a script draws on %s', async (path, scene, drawing, still) => {
  const { page } = await site.open(path, { height: 900 });
  // Near enough to be prepared, but not in view.
  do await placeAt(page, scene, 1.2);
  while (!(await page.$(`${scene} ${drawing}`)));
  await page.emulateMediaType('print');
  const isShown = (selector: string) =>
    page.$$eval(selector, (parts) => {
      const asked = { opacityProperty: true, visibilityProperty: true };
      return parts.map((part) => part.checkVisibility(asked));
    });
  expect(await isShown(`${scene} ${drawing}`)).not.toContain(true);
  expect(await isShown(`${scene} ${still}`)).not.toContain(false);
});

test('pictures of the news are printed in their cards, not on the first sheet', async () => {
  const { page } = await site.open('/');
  const widths = await page.$$eval('.news__picture img', (pictures) =>
    Promise.all(
      pictures.map(async (picture) => {
        picture.loading = 'eager';
        await picture.decode();
        return (await createImageBitmap(picture)).width;
      }),
    ),
  );
  const imagesIn = async (pageRanges: string) => {
    const sheets = Buffer.from(await page.pdf({ pageRanges })).toString('latin1');
    const all = [...sheets.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)];
    return all.map(([, px]) => Number(px)).filter((px) => widths.includes(px));
  };
  expect(await imagesIn('1')).toEqual([]);
  expect(await imagesIn('')).not.toEqual([]);
});

test('closed answers are printed', async () => {
  const { page } = await site.open(hrefOf('ecosystem'));
  await page.emulateMediaType('print');
  const shown = await page.$$eval('details:not([open]) .faq__answer', (answers) =>
    answers.map((answer) => answer.checkVisibility()),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown).not.toContain(false);
});

test.each([
  ['/', '.presale-steps > *'],
  ['/', '.book-figures > .actions > *'],
  [hrefOf('build'), '.sample'],
  [hrefOf('ecosystem'), '[data-variant="exchange"] > .section__body > *'],
  [hrefOf('tokenomics'), '.allocation-chart, .scales'],
])('%s is printed with a gap between its %s', async (path, parts) => {
  const { page } = await site.open(path, { width });
  await page.emulateMediaType('print');
  const boxes = await boxesOf(page, parts);
  expect(boxes.length).toBeGreaterThan(1);
  const gaps = boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(7);
});

test('the number of a 404 page is a drawing on screen, and text in print', async () => {
  const { page } = await site.open('/no-such-page');
  const numbers = () =>
    page.$eval('.error-view', (view) => ({
      isDrawn: view.querySelector('img')?.checkVisibility(),
      isWritten: getComputedStyle(view.querySelector('h1 > span') ?? view).clipPath === 'none',
    }));
  expect(await numbers()).toEqual({ isDrawn: true, isWritten: false });
  await page.emulateMediaType('print');
  expect(await numbers()).toEqual({ isDrawn: false, isWritten: true });
});
