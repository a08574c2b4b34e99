import type { Page } from 'puppeteer';
import { riskSentence } from '#shared/content/risk.ts';
import { hrefOf } from '#shared/pages.ts';

/** Largest distance between a control and its risk note, in CSS pixels, so that both are in view. */
const IN_VIEW = 260;

/** Visible presale and buy controls, and whether a risk link is near them in text size. */
export function findBuying(page: Page): Promise<{ name: string; isSeen: boolean }[]> {
  return page.evaluate(
    (presale, disclosure, risk, reach) => {
      const bodySize = Number.parseFloat(getComputedStyle(document.body).fontSize);
      const notes = [...document.querySelectorAll<HTMLElement>('main .risk-note')];
      const links = [...document.querySelectorAll<HTMLElement>('main a, main button')].filter(
        (element) =>
          element.checkVisibility() &&
          (element.getAttribute('href') === presale ||
            /^(buy|join presale)/i.test(element.textContent ?? '')),
      );
      return links.map((link) => {
        const bottom = link.getBoundingClientRect().bottom;
        const isSeen = notes.some((note) => {
          const top = note.getBoundingClientRect().top;
          const size = Number.parseFloat(getComputedStyle(note).fontSize);
          const link = note.querySelector<HTMLElement>(`a[href="${disclosure}"]`);
          const isSaid = note.textContent?.includes(risk) && link?.checkVisibility();
          return Math.abs(top - bottom) < reach && size >= bodySize && Boolean(isSaid);
        });
        return { name: link.textContent ?? '', isSeen };
      });
    },
    hrefOf('home', 'presale'),
    hrefOf('terms', 'risk-disclosure'),
    riskSentence.text,
    IN_VIEW,
  );
}
