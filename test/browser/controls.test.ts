import { PNG } from 'pngjs';
import type { ElementHandle } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { setStyles } from '#test/helpers/browser.ts';
import { passFrames } from '#test/helpers/scrolling.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

const shared = sharePage(site, { width: 1440, height: 300 });

test.each(pages)('every control of $path does something', async ({ path }) => {
  const { page } = shared;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visit(page, site.server.origin + path);
  await passFrames(page, 2);
  const silent: string[] = [];
  const buttons = [
    ...(await page.$$(':is(button, summary):not([aria-current], .motion-switch)')),
    // A control that is already selected does nothing until another one is selected.
    ...(await page.$$('button[aria-current]')),
  ];
  expect(buttons.length).toBeGreaterThan(1);
  await press(buttons);
  // Motion comes last and is stopped at once: a coin without a GPU slows everything down.
  await press(await page.$$('.motion-switch'));
  await page.goto(`${site.server.origin}/robots.txt`);
  expect(silent).toEqual([]);

  async function press(controls: ElementHandle[]): Promise<void> {
    for (const control of controls) {
      if (!(await control.isVisible())) continue;
      if (!(await answers(control)))
        silent.push(await control.evaluate((it) => it.outerHTML.slice(0, 160)));
    }
  }
});

const sizes = ['', 'html { font-size: 200% }'];

test.each(sizes)('with styles "%s" a rule parts a control and its reason', async (styles) => {
  const { page } = await site.open(hrefOf('governance'), { width: 390, motion: 'reduce' });
  await setStyles(page, styles);
  const rules = await page.$$eval('.unprinted > button', (buttons) =>
    buttons.map((button) => {
      const [label, reason] = ['span', '.unprinted__reason'].map((part) =>
        button.querySelector(part)?.getBoundingClientRect(),
      );
      const rule = getComputedStyle(button.lastElementChild ?? button, '::before');
      const place = (reason?.left ?? 0) + Number.parseFloat(rule.left);
      const isBeside = (reason?.top ?? 0) < (label?.bottom ?? 0) - 4;
      const isShown = place >= button.getBoundingClientRect().left;
      return { isBeside, isShown: isShown && rule.borderInlineStartWidth === '1px' };
    }),
  );
  expect(rules.length).toBeGreaterThan(1);
  for (const { isBeside, isShown } of rules) expect(isShown).toBe(isBeside);
});

/** Presses a control and says whether anything noticeable has changed. */
function answers(control: ElementHandle): Promise<boolean> {
  return control.evaluate(async (element) => {
    const before = stateOfPage();
    (element as HTMLElement).click();
    for (const end = performance.now() + 60_000; performance.now() < end; ) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      if (stateOfPage() !== before) return true;
    }
    return false;

    function stateOfPage(): string {
      const opened = [...document.querySelectorAll('details[open]')];
      return [
        document.getElementById('root')?.innerHTML,
        document.documentElement.dataset.motion,
        ...opened.map(({ textContent }) => textContent),
        document.activeElement?.className,
        window.scrollY,
      ].join('\n');
    }
  });
}

test.each(['primary', 'secondary'])('a focused %s button looks different', async (variant) => {
  const { page } = await site.open(hrefOf('build'), { motion: 'reduce' });
  const button = await page.$(`main .button[data-variant="${variant}"]`);
  const pixels = async () => PNG.sync.read(Buffer.from((await button?.screenshot()) ?? '')).data;
  const before = await pixels();
  await button?.focus();
  const after = await pixels();
  const changed = after.filter((value, at) => Math.abs(value - (before[at] ?? 0)) > 20);
  expect(changed.length).toBeGreaterThan(after.length / 4);
});
