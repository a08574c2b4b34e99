import { source as axeSource } from 'axe-core';
import type { Page } from 'puppeteer';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of WCAG 2.2 AA and axe's best practices in a part of the page. */
export async function findBarriers(page: Page, part = 'html'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (selector, runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(selector, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    part,
    tags,
  );
}
