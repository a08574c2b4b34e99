import type { Page } from 'puppeteer';
import { setStyles } from '../browser';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Ways to enlarge text: name, user styles, width and height of the viewport, and the browser's own setting, px. */
const ways: [way: string, styles: string, width: number, height: number, setting?: number][] = [
  ['the browser set to text of twice the size on a desktop', '', 1440, 900, 32],
  ['the browser set to text of twice the size on a tablet', '', 1024, 768, 32],
  ['text of twice the size on a desktop', 'html { font-size: 200% }', 1440, 900],
  ['text of twice the size on a tablet', 'html { font-size: 200% }', 768, 1024],
  ['text of twice the size on a phone', 'html { font-size: 200% }', 390, 844],
  ['zoom of 400 %', '', 320, 256],
  ['wider spacing on a phone', spacing, 320, 640],
  ['wider spacing on a desktop', spacing, 1280, 900],
];

/** Phones, a tablet, just above the breakpoints to columns, and a wide screen. */
const widths = [320, 360, 375, 480, 701, 1024, 1101, 2560];

/** Expects a page to keep its text whole, however it is enlarged, and its words on a phone too. */
export async function expectWholeText(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  for (const [way, styles, width, height, standard = 16] of ways) {
    await page.setViewport({ width, height });
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await setStyles(page, styles);
    expect({ way, lost: await page.evaluate(findLostText) }).toEqual({ way, lost: [] });
    const isChecked = width === 390 || standard > 16;
    const broken = isChecked ? await page.evaluate(findBrokenWords) : [];
    expect({ way, broken }).toEqual({ way, broken: [] });
  }
}

/** Expects no usual word to be broken in two, however wide the window is. */
export async function expectWholeWords(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ width, height: 800 });
    const broken = await page.evaluate(findBrokenWords);
    expect({ width, broken }).toEqual({ width, broken: [] });
  }
}

/** Text beyond the edge of the page, or cut off by a box that does not scroll. */
export async function findLostText(): Promise<string[]> {
  // What slides while it is measured is cut for a moment.
  const slides = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(slides.map(({ finished }) => finished));
  const width = document.documentElement.clientWidth;
  const lost: string[] = [];
  if (document.documentElement.scrollWidth > width) lost.push('The page scrolls sideways.');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as HTMLElement;
    const isShown = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isMeant = !parent.closest('.skip-link, [aria-hidden="true"]');
    if (isShown && isMeant && text.data.trim() && isLost(text, parent)) lost.push(text.data);
  }
  return lost;

  function isLost(text: Text, parent: HTMLElement): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((line) => line.width > 1);
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // Visually hidden, or a table that scrolls.
      if (edge.width <= 1 || /auto|scroll/.test(overflowX)) return false;
      if (box === document.body) break;
      // Large letters may extend over the edge by their side bearing.
      const hang = 2 + 0.04 * Number.parseFloat(getComputedStyle(parent).fontSize);
      const isCut = lines.some((line) => {
        // A line box is higher than its letters.
        const air = 0.3 * line.height;
        const isBeside = line.left < edge.left - hang || line.right > edge.right + hang;
        const isBeyond = line.top + air < edge.top - 2 || line.bottom - air > edge.bottom + 2;
        return (isBeside && overflowX !== 'visible') || (isBeyond && overflowY !== 'visible');
      });
      if (isCut) return true;
    }
    return lines.some((line) => line.left < -1 || line.right > width + 1);
  }
}

/** Names and addresses may break at any length; words of up to 13 letters and figures must fit. */
export function findBrokenWords(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement as Element;
    if (!parent.checkVisibility()) continue;
    if (parent.closest('code, svg, [aria-hidden="true"]')) continue;
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![\p{L}\p{N}./@])(?:\p{L}{2,13}|\$?\p{N}[\p{N}.,]*\p{Lu}?[+%]?)(?![\p{L}\p{N}]|\.\p{L})/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      // Visually hidden text is in a box of one pixel.
      const isSeen = [parent, parent.parentElement].every((box) => Number(box?.clientWidth) !== 1);
      if (isSeen && others.some(({ top }) => Math.abs(top - Number(first?.top)) > 6))
        found.push(word);
    }
  }
  return found;
}
