import type { ElementHandle, Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { pages } from '#shared/pages.ts';
import { openSite, sharePage } from '#test/helpers/site.ts';

const site = openSite();

const shared = sharePage(site, { width: 1440, height: 300 });

test.each(pages)('every control of $path does something', async ({ path }) => {
  const { page } = shared;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visit(page, site.server.origin + path);
  await settle(page);
  const silent: string[] = [];
  const buttons = [
    ...(await page.$$(':is(button, summary):not([aria-current], .motion-switch)')),
    // A control that is already selected does nothing until another one is selected.
    ...(await page.$$('button[aria-current]')),
  ];
  expect(buttons.length).toBeGreaterThan(1);
  await press(buttons);
  silent.push(...(await silentLinks(page, path === '/')));
  // A coin without a GPU slows everything down, so motion starts last, and stops at once.
  await press(await page.$$('.motion-switch'));
  await page.goto('about:blank');
  expect(silent).toEqual([]);

  async function press(controls: ElementHandle[]): Promise<void> {
    for (const control of controls) {
      if (!(await control.isVisible())) continue;
      if (!(await answers(page, control))) silent.push(await nameOf(control));
    }
  }
});

/** Presses a control and says whether anything noticeable has changed. */
async function answers(page: Page, control: ElementHandle): Promise<boolean> {
  const hasAnswered = await control.evaluate(async (element) => {
    const before = stateOfPage();
    (element as HTMLElement).click();
    for (let tries = 0; tries < 60; tries += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      if (stateOfPage() !== before) return true;
    }
    return false;

    function stateOfPage(): string {
      const opened = [...document.querySelectorAll(':popover-open, details[open]')];
      return [
        document.getElementById('root')?.innerHTML,
        document.documentElement.dataset.motion,
        ...opened.map(({ textContent }) => textContent),
        document.activeElement?.className,
        window.scrollY,
      ].join('\n');
    }
  });
  // Closes what has opened, so that it covers no other control.
  await page.evaluate(() => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
  await settle(page);
  return hasAnswered;
}

function settle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}

function nameOf(control: ElementHandle): Promise<string> {
  return control.evaluate((element) => element.outerHTML.slice(0, 160));
}

/** Links that neither the router nor the browser would follow. Header and footer are the same on all pages. */
async function silentLinks(page: Page, withHeader: boolean): Promise<string[]> {
  return page.evaluate(async (isWhole) => {
    const silent: string[] = [];
    // For a link that the browser itself follows, the intent is enough.
    let isFollowed = false;
    window.addEventListener('click', (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    });
    // The router changes the address once the page has loaded.
    let onMove = () => {};
    for (const name of ['pushState', 'replaceState'] as const) {
      const move = window.history[name].bind(window.history);
      window.history[name] = (...entry) => {
        move(...entry);
        onMove();
      };
    }
    const start = window.location.pathname;
    const links = [...document.querySelectorAll('a')];
    const isEmpty = (link: Element) => ['', '#', null].includes(link.getAttribute('href'));
    silent.push(...links.filter(isEmpty).map((link) => link.outerHTML));
    // Anchors first: some links are in a note that disappears when the page is rendered again.
    const hrefs = links
      .filter((link) => isWhole || link.closest('main') || link.pathname === start)
      .map((link) => link.getAttribute('href') ?? '');
    const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const startsAt = canonical();
    for (const href of new Set(hrefs.sort())) {
      while (canonical() !== startsAt) await new Promise(requestAnimationFrame);
      const link = [...document.querySelectorAll('a')].find(
        (each) => each.getAttribute('href') === href,
      );
      if (!link || isEmpty(link)) continue;
      const { key, idx } = window.history.state ?? {};
      isFollowed = false;
      const focused = document.activeElement;
      const hasMoved = new Promise<boolean>((resolve) => {
        onMove = () => resolve(true);
        setTimeout(() => resolve(false), 60_000);
      });
      link.click();
      const hasMovedFocus = document.activeElement !== focused;
      if (isFollowed || hasMovedFocus) continue;
      if (!(await hasMoved) || window.history.state?.key === key) silent.push(link.outerHTML);
      // A link to the current page replaces the history entry.
      if (window.history.state?.idx === idx) continue;
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      if (window.location.pathname !== start) silent.push(`${href} does not come back`);
    }
    return silent;
  }, withHeader);
}
