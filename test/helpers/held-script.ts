import type { HTTPRequest, Page } from 'puppeteer';

/** Lets everything through but the script whose name begins so: that waits for the test's answer. */
export async function holdScript(
  page: Page,
  name: string,
): Promise<{ held: Promise<HTTPRequest>; asked: () => number }> {
  await page.setRequestInterception(true);
  let asked = 0;
  const held = new Promise<HTTPRequest>((resolve) => {
    page.on('request', (request) => {
      if (!request.url().includes(`/assets/${name}-`)) return void request.continue();
      asked += 1;
      resolve(request);
    });
  });
  return { held, asked: () => asked };
}
