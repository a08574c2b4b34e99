import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { contactForm } from '#shared/content/contact.ts';
import { hrefOf } from '#shared/pages.ts';

export const words = {
  name: 'Ada Lindqvist',
  email: 'ada@example.com',
  subject: 'Partnership',
  message: 'One line.\nAnother & the last?',
};
export const button = '.contact-form [type="submit"]';
export const notice = '[data-outcome]';
export const trap = `.contact-form [name="${contactForm.trap.name}"]`;

/** Loads the form with reduced motion, so that no coin turns. */
export async function visitContact(page: Page, origin: string): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visit(page, origin + hrefOf('contact'));
}

/** Replaces the text of fields, as pasting does. */
export async function fill(page: Page, values: Partial<typeof words>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [name, value] of entries) {
      (document.getElementById(`contact-${name}`) as HTMLInputElement).select();
      document.execCommand(value ? 'insertText' : 'delete', false, value);
    }
  }, Object.entries(values));
}

export function valuesOf(page: Page): Promise<typeof words> {
  return page.$$eval('.contact-form .field [name]', (controls) =>
    Object.fromEntries((controls as HTMLInputElement[]).map(({ name, value }) => [name, value])),
  ) as Promise<typeof words>;
}

/** As people read it: the parts separated by spaces. */
export function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (texts.nextNode()) parts.push((texts.currentNode as Text).data.trim());
    return parts.join(' ');
  });
}

/** Whether a mark of the day is shown, on the stamp or in the notice. */
export const isCancelled = (page: Page) =>
  page.$$eval('.postmark', (marks) => marks.some((mark) => mark.checkVisibility()));
