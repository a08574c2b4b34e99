import type { Page } from 'puppeteer';

export type Stop = NonNullable<ReturnType<typeof describeFocus>>;

declare global {
  interface Window {
    describeFocus(): Stop | null;
  }
}

export async function expectVisibleStops(page: Page): Promise<void> {
  const stops = await walk(page);
  // At least the skip link, the brand and the footer.
  expect(stops.length).toBeGreaterThan(15);
  expect(stops[0]?.name).toBe('Skip to content');
  const namesOf = (isWrong: (stop: Stop) => boolean) =>
    stops.filter(isWrong).map(({ name }) => name);
  expect(namesOf((stop) => stop.name === '')).toEqual([]);
  expect(namesOf((stop) => !stop.hasOutline)).toEqual([]);
  expect(namesOf((stop) => !stop.isInView || stop.isCovered)).toEqual([]);
  expect(namesOf((stop) => !stop.isInSentence && stop.size < 24)).toEqual([]);
  expect(namesOf((stop) => stop.isAtEdge && stop.size < 43.5)).toEqual([]);
}

/** Holds Tab down until the focus has left the page, which notes each stop before the next one. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(`window.describeFocus = ${describeFocus}`);
  const stops = await page.evaluateHandle(() => {
    const noted: (Stop | null)[] = [];
    window.onkeydown = (event) => {
      const hasLeft = noted.length > 1 && noted.at(-1) === null;
      if (hasLeft) event.preventDefault();
      else noted.push(window.describeFocus());
    };
    return noted;
  });
  do {
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.down('Tab')));
  } while (await stops.evaluate((noted) => noted.at(-1) !== null));
  await page.keyboard.up('Tab');
  return (await stops.jsonValue()).filter((stop) => stop !== null);
}

export function describeFocus() {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const { display } = getComputedStyle(focused);
  // A field with a unit has the ring around both.
  const isRinged = [focused, focused.parentElement as HTMLElement].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const box = focused.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : null;
  return {
    name: (focused.ariaLabel ?? label ?? (focused.textContent || focused.id)).trim(),
    hasOutline: isRinged,
    isInView:
      box.left >= 0 &&
      box.right <= window.innerWidth + 1 &&
      box.bottom > 0 &&
      box.top < window.innerHeight,
    isCovered: !top || !(focused.contains(top) || top.contains(focused)),
    /** Shorter side of the target in CSS pixels. */
    size: Math.min(box.width, box.height),
    // A link in a sentence is as high as its line.
    isInSentence: display === 'inline',
    // Header and footer have touch-sized targets.
    isAtEdge: focused.closest('.site-header, .site-footer') !== null,
  };
}
