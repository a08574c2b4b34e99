import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { type OpenPageOptions, openPage } from './browser';

/** Lets a test answer the requests whose address matches; all others go through. */
export async function intercept(
  page: Page,
  address: RegExp,
  answer: (request: HTTPRequest) => unknown,
): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    address.test(request.url()) ? answer(request) : request.continue(),
  );
}

/** Holds requests for the built file with this prefix until the test continues. */
export async function holdFile(page: Page, name: string, kind: 'js' | 'css' = 'js') {
  const file = new RegExp(`/assets/${name}-[^/]*\\.${kind}$`);
  let asked = 0;
  await intercept(page, file, () => {
    asked += 1;
  });
  return { held: page.waitForRequest((request) => file.test(request.url())), asked: () => asked };
}

/** A page whose script with this prefix is on its way, until the test continues its request. */
export async function openWithout(
  { browser }: { browser: Browser },
  name: string,
  url: string,
  options?: OpenPageOptions,
) {
  const opened = await openPage(browser, options);
  const { held } = await holdFile(opened.page, name);
  await opened.page.goto(url, { waitUntil: 'domcontentloaded' });
  return { ...opened, request: await held };
}

/** Answers a page's request in place of a service on another origin. */
export function answer(request: HTTPRequest, status: number, body: object): Promise<void> {
  return request.respond({
    status,
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    body: JSON.stringify(body),
  });
}
