import { load } from 'cheerio';
import type { Page } from 'puppeteer';
import { visit } from '#scripts/browser/visit.ts';
import { roadmap } from '#shared/content/home.ts';
import { hrefOf } from '#shared/pages.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const notes = '.coupon__overdue';

const readNotes = (page: Page) =>
  page.$$eval(notes, (elements) => elements.map(({ textContent }) => textContent));

test.each([
  ['a late clock', setClock('2099-01-01')],
  ['an early clock', setClock('2000-01-01')],
  ['an eastern clock', (page: Page) => page.emulateTimezone('Pacific/Kiritimati')],
  ['a western clock', (page: Page) => page.emulateTimezone('Pacific/Pago_Pago')],
])('with %s home and legal pages show the server’s date', async (_, prepare) => {
  const { page, complaints, served } = await site.open('/', { prepare });
  const home = load(await served.text());
  expect(await readNotes(page)).toEqual(Array.from(home(notes), (note) => home(note).text()));
  const legal = await visit(page, site.server.origin + hrefOf('privacy'));
  const time = load(await legal.text())('main time');
  const shown = await page.$eval('main time', (it) => [it.dateTime, it.textContent]);
  expect(shown).toEqual([time.attr('datetime'), time.text()]);
  expect(complaints).toEqual([]);
});

const lateOnes = roadmap.phases.filter(({ status }) => status !== 'Completed');

test.each([
  ['2000-01-01', 0],
  ['2099-01-01', lateOnes.length],
])('navigating to home on %s shows %i notes on dates that have passed', async (day, count) => {
  const { page, complaints } = await site.open('/lab', { prepare: setClock(day) });
  await page.click('header a[href="/"]');
  await page.waitForSelector('.roadmap');
  expect(await readNotes(page)).toHaveLength(count);
  expect(complaints).toEqual([]);
});

test.each([
  ['shows that day', 'visibilitychange', undefined, true],
  ['shows that day', 'pageshow', undefined, true],
  ['keeps its day if the clock was wrong at first', 'visibilitychange', '2098-12-31', false],
])('a tab reopened later %s (%s)', async (_, event, clock, changes) => {
  const { page, complaints } = await site.open(hrefOf('privacy'), { prepare: setClock(clock) });
  const shown = () => page.$eval('main time', ({ dateTime }) => dateTime);
  const before = await shown();
  await page.evaluate(standAt, '2099-01-01');
  expect(await shown()).toBe(before);
  await page.evaluate((name) => {
    const target = name === 'pageshow' ? window : document;
    target.dispatchEvent(new Event(name));
  }, event);
  expect(await shown()).toBe(changes ? '2099-01-01' : before);
  expect(complaints).toEqual([]);
});

/** The visitor's date, by default the server's; timers stay real. */
function setClock(day?: string) {
  return (page: Page) => page.evaluateOnNewDocument(standAt, day);
}

function standAt(day?: string): void {
  const RealDate = Date;
  const present = () =>
    RealDate.parse(day ?? document.querySelector<HTMLTimeElement>('main time')?.dateTime ?? '');
  window.Date = class extends RealDate {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [present()]) as [number]));
    }
    static override now(): number {
      return present();
    }
  } as DateConstructor;
}
