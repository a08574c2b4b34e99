import { Builder, By, Capabilities } from 'selenium-webdriver';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import type { EngineProgram } from './engine';
import { startListeningSite } from './listening-site';
import { findWebKit, startWebKitDriver } from './webkit-driver';

const programs = findWebKit();

/** Debian's WebKit. Its driver has no log, so a script in the page records errors. */
export const webkit: EngineProgram = {
  name: 'WebKit',
  missing: programs
    ? undefined
    : 'install its driver and a screen without a monitor (Debian: apt-get install webkit2gtk-driver xvfb)',
  async start(origin) {
    if (!programs) throw new Error('WebKit is not installed');
    const site = await startListeningSite(origin);
    const service = await startWebKitDriver(programs);
    const driver = await new Builder()
      .usingServer(service.url)
      .withCapabilities(
        new Capabilities({ browserName: 'MiniBrowser', timeouts: { script: PATIENCE_MS } }),
      )
      .build();
    const find = (selector: string) => driver.findElement(By.css(selector));
    const viewSize = () =>
      driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
    return {
      open: (path) => driver.get(site.origin + path),
      evaluate: (run, ...values) => driver.executeScript(run, ...values),
      click: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      async resize(width, height) {
        const window = driver.manage().window();
        await window.setRect({ x: 0, y: 0, width, height });
        const [, seen] = await viewSize();
        // The window has a toolbar. While the viewport is larger, it has not shrunk yet.
        const bar = Math.max(0, height - seen);
        await window.setRect({ x: 0, y: 0, width, height: height + bar });
        // The viewport follows the window with a delay.
        const isResized = async () => (await viewSize())[0] === width;
        await driver.wait(isResized, PATIENCE_MS, `The view is not ${width} px wide`);
      },
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      complaints: () => driver.executeScript('return window.complaints'),
      async end() {
        await driver.quit();
        await service.stop();
        await site.stop();
      },
    };
  },
};
