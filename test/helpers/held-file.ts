import type { HTTPRequest, Page } from 'puppeteer';

/** Holds requests for the built file with this prefix until the test continues; lets all others through. */
export async function holdFile(
  page: Page,
  name: string,
  kind: 'js' | 'css',
): Promise<{ held: Promise<HTTPRequest>; asked: () => number }> {
  await page.setRequestInterception(true);
  const file = new RegExp(`/assets/${name}-[^/]*\\.${kind}$`);
  let asked = 0;
  const held = new Promise<HTTPRequest>((resolve) => {
    page.on('request', (request) => {
      if (!file.test(request.url())) return void request.continue();
      asked += 1;
      resolve(request);
    });
  });
  return { held, asked: () => asked };
}
