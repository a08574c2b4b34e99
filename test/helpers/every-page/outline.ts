import type { Page } from 'puppeteer';

/** One h1, headings without gaps, and one of each landmark. */
export async function expectOutline(page: Page, path: string): Promise<void> {
  const outline = await page.evaluate(() => ({
    language: document.documentElement.lang,
    levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    ),
    landmarks: ['header.site-header', 'main', 'footer.site-footer', '.site-header nav'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
    marks: [...document.querySelectorAll('[aria-current="page"]')].map((link) =>
      link.getAttribute('href'),
    ),
  }));
  expect(outline.language).toBe('en');
  expect(outline.landmarks).toEqual([1, 1, 1, 1]);
  expect(outline.levels.filter((level) => level === 1)).toHaveLength(1);
  // The first heading is the h1, and no level is skipped.
  expect(outline.levels[0]).toBe(1);
  const gaps = outline.levels.filter(
    (level, index) => level > (outline.levels[index - 1] ?? 0) + 1,
  );
  expect(gaps).toEqual([]);
  expect(outline.marks.every((href) => href === path)).toBe(true);
}
