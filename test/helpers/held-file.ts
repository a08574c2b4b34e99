import type { HTTPRequest, Page } from 'puppeteer';

/** Lets everything through but the built file whose name begins so: that waits for the test's answer. */
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
