import { load } from 'cheerio';
import type { Page } from 'puppeteer';
import { roadmap } from '#shared/content/home.ts';
import { hrefOf } from '#shared/pages.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const notes = '.coupon__overdue';

const readNotes = (page: Page) =>
  page.$$eval(notes, (elements) => elements.map(({ textContent }) => textContent));

test.each(['2000-01-01', '2099-01-01'])('the visitor’s clock (%s) changes nothing', async (day) => {
  const { page, complaints, served } = await site.open('/', { prepare: setClock(day) });
  const $ = load(await served.text());
  expect(await readNotes(page)).toEqual(Array.from($(notes), (note) => $(note).text()));
  expect(complaints).toEqual([]);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('the date is not %s’s', async (zone) => {
  const prepare = (opened: Page) => opened.emulateTimezone(zone);
  const { page, complaints, served } = await site.open(hrefOf('privacy'), { prepare });
  const shown = await page.$eval('main time', (time) => [time.dateTime, time.textContent]);
  const time = load(await served.text())('main time');
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
