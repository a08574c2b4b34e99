import type { Page } from 'puppeteer';

declare global {
  interface Window {
    passTime(milliseconds: number): Promise<void>;
  }
}

/** Stops the clock of the page that is loaded next: its timers run when the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(installClock);
}

/** Lets time pass: timers run in their order, and the page is drawn after each. */
export function passTime(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((ms) => window.passTime(ms), milliseconds);
}

function installClock(): void {
  const realSetTimeout = window.setTimeout;
  const realClearTimeout = window.clearTimeout;
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = performance.now();
  let ids = 1_000_000;
  performance.now = () => now;
  window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    // What only lets other work go first is no matter of time.
    if (delay < 50) return realSetTimeout(run, delay, ...values);
    ids += 1;
    timers.set(ids, { at: now + delay, run: () => run(...values) });
    return ids;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!timers.delete(Number(id))) realClearTimeout(id);
  };
  window.passTime = async (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      await drawn();
      const [next] = [...timers]
        .filter(([, { at }]) => at <= end)
        .sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      const [id, { at, run }] = next;
      timers.delete(id);
      now = at;
      run();
    }
    now = end;
  };

  /** What has happened so far is drawn, and its timers are set. */
  function drawn(): Promise<void> {
    return new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => realSetTimeout(resolve))),
    );
  }
}
