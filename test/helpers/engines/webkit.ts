import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findProgram } from '#scripts/browser/find-program.ts';
import { PATIENCE_MS } from '#scripts/browser/launch-browser.ts';
import { type Served, startChangedSite } from '../changed-site';
import type { EngineProgram } from './firefox';
import { recordComplaints } from './record-complaints';

const driverProgram = findProgram(['WebKitWebDriver']);
const screenProgram = findProgram(['Xvfb']);

/** Debian's WebKit. Its driver has no log, so a script in the page records errors. */
export const webkit: EngineProgram = {
  name: 'WebKit',
  missing:
    driverProgram && screenProgram
      ? undefined
      : 'install its driver and a screen without a monitor (Debian: apt-get install webkit2gtk-driver xvfb)',
  async start() {
    const script: Served = {
      status: 200,
      headers: { 'content-type': 'text/javascript' },
      body: Buffer.from(`(${recordComplaints})();`),
    };
    // The policy allows it as the site's own.
    const site = await startChangedSite({ 'GET /listener.js': () => script }, (page) =>
      page.replace('<head>', '<head><script src="/listener.js"></script>'),
    );
    const service = await startWebKitDriver();
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
      paint: (selector) => find(selector).takeScreenshot(),
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
      complaints: () => driver.executeScript('return window.complaints'),
      async end() {
        await driver.quit();
        await service.stop();
      },
    };
  },
};

/** The window's toolbar is wider than a phone. */
const narrow = '* { min-width: 0; padding: 0; margin: 0; font-size: 5px }';

/** A driver with its own display and home folder. */
async function startWebKitDriver() {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, '.config', version), { recursive: true });
    writeFileSync(join(home, '.config', version, 'gtk.css'), narrow);
  }
  const display = spawn(
    screenProgram as string,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const service = new DriverService.Builder(driverProgram as string)
    .setLoopback(true)
    .setEnvironment({
      PATH: process.env.PATH ?? '',
      LANG: 'C.UTF-8',
      DISPLAY: `:${number.toString().trim()}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // There is no graphics card to paint with, and its emulation takes twice as long as it needs in threads.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      LP_NUM_THREADS: '0',
      // WebKit's sandbox does not run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    })
    .build();
  return {
    url: await service.start(PATIENCE_MS),
    async stop() {
      await service.kill();
      display.kill();
      await once(display, 'close');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
