import { visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openPage } from '#test/helpers/browser.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();

/** The narrowest phone, and where a layout of columns has just begun. */
const widths = [320, 480, 721, 1101];

test.each(pages)(
  'on $path no usual word is broken in two, however wide the window is',
  async ({ path }) => {
    const { page } = await openPage(site.browser, { width: 320, height: 800 });
    await visit(page, site.server.origin + path);
    const broken: string[] = [];
    for (const width of widths) {
      await page.setViewport({ width, height: 800 });
      broken.push(...(await page.evaluate(findBrokenWords)).map((word) => `${width} px: ${word}`));
    }
    expect(broken).toEqual([]);
  },
);

/** Names and addresses of any length may break; words of up to 13 letters have to fit. */
function findBrokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement as Element;
    if (parent.closest('code, svg, [aria-hidden="true"]') || !parent.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![\p{L}.])\p{L}{2,13}(?![\p{L}.]\p{L})/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      // What only screen readers are to find lies in a box of one pixel.
      const isSeen = [parent, parent.parentElement].every((box) => Number(box?.clientWidth) !== 1);
      if (isSeen && others.some(({ top }) => Math.abs(top - Number(first?.top)) > 6))
        found.push(word);
    }
  }
  return found;
}
