import type { Page } from 'puppeteer';

declare global {
  interface Window {
    passTime(milliseconds: number): Promise<void>;
  }
}

/** Stops the clock of the next page: its timers run only when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(installClock);
}

/** Advances the clock: timers run in order, with a frame after each. */
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
    // Timeouts of zero run at once.
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

  /** Waits until everything so far is rendered and its timers are set. */
  function drawn(): Promise<void> {
    return new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => realSetTimeout(resolve))),
    );
  }
}
