import type { Page } from 'puppeteer';
import { ballot } from '#shared/content/governance.ts';
import { systems } from '#shared/content/technology.ts';
import { hrefOf } from '#shared/pages.ts';
import { press, until } from '#test/helpers/browser.ts';
import { makeOld } from '#test/helpers/old-browser.ts';
import { boxesOf, boxOf, comeNear, passFrames, placeAt, show } from '#test/helpers/scrolling.ts';
import { openSite } from '#test/helpers/site.ts';

const site = openSite();
const asServed = { hasScripts: false, motion: 'reduce' } as const;

test('a chosen seat is marked at once and votes yes, the line of the one before runs back, and the count is read out', async () => {
  const { page } = await site.open(hrefOf('governance'), { motion: 'no-preference' });
  const counts = () =>
    page.$$eval('[aria-live=polite] > [data-vote]', (votes) =>
      votes.map((vote) => Number.parseInt(vote.textContent, 10) || 0),
    );
  const [yes = 0, no = 0, open = 0] = await counts();
  const marksAfter = (own: string) =>
    page.$eval(`.seat[data-vote=${own}] .seat__choice`, async (choice) => {
      const changed = [document.querySelector('.seat:has(:checked)'), choice.parentElement];
      (choice as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      const seats = [...document.querySelectorAll('.seat')];
      const colors = seats.map((seat) => getComputedStyle(seat, '::after').color);
      const chosen = colors[seats.findIndex((seat) => seat.contains(choice))];
      // Seats that are open have an animation, too.
      const runs = changed.map(
        (seat) =>
          seat?.getAnimations({ subtree: true }).filter((it) => it instanceof CSSTransition).length,
      );
      return [colors.filter((color) => color === chosen).length, ...runs];
    });
  // Reversed in its first frame, a transition never runs.
  const isAtRest = () =>
    until(
      page,
      '.ballot',
      ([box]) =>
        !box
          ?.getAnimations({ subtree: true })
          .some(({ effect }) => effect?.getTiming().iterations === 1),
    );
  await isAtRest();
  expect(await marksAfter('open')).toEqual([1, 1, 1]);
  expect(await counts()).toEqual([yes + 1, no, open - 1, 1]);
  await isAtRest();
  expect(await marksAfter('no')).toEqual([1, 1, 1]);
  expect(await counts()).toEqual([yes + 1, no - 1, open, 1]);
});

test.each([320, 390, 768, 1024, 1440])('at %i px the stamp covers no seat', async (width) => {
  const { page } = await site.open(hrefOf('governance'), { ...asServed, width, height: 900 });
  const { bottom } = await boxOf(page, '.rubber-stamp');
  expect(bottom).toBeLessThanOrEqual((await boxOf(page, '.ballot__key')).top);
  const covered = await page.$$eval('.rubber-stamp, .seat__choice', (parts) => {
    const [stamp, ...seats] = parts.toReversed() as [HTMLElement, ...HTMLElement[]];
    const middleOf = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return new DOMPoint((left + right) / 2, (top + bottom) / 2);
    };
    // Position along the stamp's words, from its middle.
    const { x, y } = middleOf(stamp);
    const along = new DOMMatrix()
      .rotate(-Number.parseFloat(getComputedStyle(stamp).rotate))
      .translate(-x, -y);
    return seats.filter((seat) => {
      const { x, y } = along.transformPoint(middleOf(seat));
      const beside = Math.max(Math.abs(x) - stamp.offsetWidth / 2, 0);
      const below = Math.max(Math.abs(y) - stamp.offsetHeight / 2, 0);
      // The seat's box is rotated too.
      return Math.hypot(beside, below) < seat.offsetWidth / 2;
    }).length;
  });
  expect(covered).toBe(0);
});

/** Positions of a section's figures and labels, px. */
async function figuresOf(section: string, width: number) {
  const { page } = await site.open(hrefOf('ecosystem'), { width, height: 900, motion: 'reduce' });
  await show(page, section);
  return page.$$eval(`${section} .figure-strip__value`, (values) =>
    values.map((value) => {
      // An empty inline block sits on the baseline.
      const foot = value.appendChild(document.createElement('span'));
      foot.style.display = 'inline-block';
      const label = value.previousElementSibling as Element;
      const { bottom: line } = foot.getBoundingClientRect();
      return { line, label: label.getBoundingClientRect().top };
    }),
  );
}

test.each([390, 1440])('at %i px figures stand equally far above labels', async (width) => {
  const above = (await figuresOf('#partners', width)).map(({ line, label }) => label - line);
  expect(Math.max(...above) - Math.min(...above)).toBeLessThanOrEqual(1);
});

test.each([768, 1440])('at %i px figures of the community stand on one line', async (width) => {
  const [first, ...others] = await figuresOf('#community', width);
  const row = others.filter(({ label }) => Math.abs(label - (first?.label ?? 0)) < 1);
  expect(row.length).toBeGreaterThan(0);
  for (const { line } of row) expect(Math.abs(line - (first?.line ?? 0))).toBeLessThan(2);
});

test('the stations of a pathway stand on the middle of its line', async () => {
  const { page } = await site.open(hrefOf('ecosystem'), { width: 1440, motion: 'reduce' });
  const beside = await page.$$eval('.pathways__path', (paths) =>
    paths.flatMap((path) => {
      const middleOf = (of: Element, part: string) => {
        const { top, height } = getComputedStyle(of, part);
        return (
          of.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2
        );
      };
      const line = middleOf(path, '::before');
      const stations = path.querySelectorAll('.pathways__steps > li');
      return Array.from(stations, (station) => middleOf(station, '::after') - line);
    }),
  );
  expect(beside.length).toBeGreaterThan(0);
  for (const distance of beside) expect(Math.abs(distance)).toBeLessThan(0.6);
});

test('without scripts a seat can be chosen by keyboard, and only that one is highlighted', async () => {
  const { page } = await site.open(hrefOf('governance'), asServed);
  const before = await markedSeats(page);
  await page.focus('.seat input');
  await page.keyboard.press('ArrowRight');
  const after = await markedSeats(page);
  expect(before).toEqual([ballot.yourSeat - 1]);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

/** Seats whose lines are as red as the chosen one's. */
function markedSeats(page: Page): Promise<number[]> {
  return page.$$eval('.seat', (seats) => {
    const reds = seats.map((seat) => {
      const lines = seat.querySelector('.seat__lines') as Element;
      return getComputedStyle(lines, '::before').scale;
    });
    const chosen = seats.findIndex((seat) => seat.querySelector(':checked'));
    return reds.flatMap((red, seat) => (red === reds[chosen] ? [seat] : []));
  });
}

async function comeNearFigure(page: Page, section: string) {
  await comeNear(page, section);
  await page.waitForSelector(`${section} .system-figure svg`);
}

/** Progress of the figure's parts, ms, and whether the still is shown instead. */
const figureOf = (page: Page, section: string) =>
  page.$eval(section, (element) => ({
    times: [...element.querySelectorAll('.system-figure svg [data-at]')].flatMap((part) =>
      part.getAnimations().map(({ currentTime }) => Number(currentTime)),
    ),
    isServed: [...element.querySelectorAll('.system-figure img')].every(
      (image) => getComputedStyle(image).opacity === '1',
    ),
  }));

const sections = systems.map(({ id }) => `#${id}`);

test.each([
  ['technology', 768],
  ['governance', 768],
  ['governance', 1024],
] as const)('cards of %s at %i px have their text below their heading', async (id, width) => {
  const { page } = await site.open(hrefOf(id), { width, height: 900, hasScripts: false });
  const headings = await boxesOf(page, '.figure-cards__card h3');
  const texts = await boxesOf(page, '.figure-cards__card h3 ~ p:nth-of-type(1)');
  expect([headings.length, texts.length]).toEqual([3, 3]);
  for (const [card, { top, left }] of texts.entries()) {
    expect(top).toBeGreaterThanOrEqual(headings[card]?.bottom ?? Infinity);
    expect(left).toBe(headings[card]?.left);
  }
});

test('the figure that is drawn replaces its still in browsers without :has(), too', async () => {
  const { page } = await site.open(hrefOf('technology'), { width: 1440, prepare: makeOld });
  const [section = ''] = sections;
  await comeNearFigure(page, section);
  expect((await figureOf(page, section)).isServed).toBe(false);
});

const shapesOf = (page: Page, section: string) =>
  page.$$eval(`${section} svg [data-at]`, (parts) =>
    parts.map((part) => {
      const { d, translate, rotate, visibility, strokeDashoffset } = getComputedStyle(part);
      return [d, translate, rotate, visibility, strokeDashoffset].join();
    }),
  );

test.each(sections)(
  'the figure of %s is drawn in view or by its control, printed whole',
  async (section) => {
    const { page, complaints } = await site.open(hrefOf('technology'), { width: 1440 });
    await comeNearFigure(page, section);
    const below = await figureOf(page, section);
    expect(new Set(below.times)).toEqual(new Set([0]));
    // Each line is drawn, turned or bent: none just fades in.
    const before = await shapesOf(page, section);
    await show(page, `${section} img`);
    await untilDrawn(page, `${section} svg`, 1);
    const after = await shapesOf(page, section);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter((shape, index) => shape === before[index])).toEqual([]);
    expect((await figureOf(page, section)).isServed).toBe(false);
    const control = await page.$(`${section} .unprinted button`);
    await control?.scrollIntoView();
    await control?.focus();
    await page.keyboard.press('Enter');
    await until(page, `${section} svg [data-at]`, (parts) =>
      parts.some((part) => part.getAnimations().some(({ playState }) => playState === 'running')),
    );
    await untilDrawn(page, `${section} svg`, 1);
    const said = await page.$eval(`${section} [role=status]`, (status) => status.textContent);
    expect(said).toBe(await page.$eval(`${section} .unprinted__reason`, (it) => it.textContent));
    await page.emulateMediaType('print');
    expect((await figureOf(page, section)).isServed).toBe(true);
    expect(await (await page.$(`${section} .system-figure svg`))?.isVisible()).toBe(false);
    await page.emulateMediaType();
    await press(page, '.motion-switch');
    await page.waitForSelector(`${section} .system-figure svg`, { hidden: true });
    expect(await figureOf(page, section)).toEqual({ times: [], isServed: true });
    expect(complaints).toEqual([]);
  },
);

test('a figure that a link leads to is seen being drawn', async () => {
  const { page } = await site.open(hrefOf('technology'), { width: 1440, height: 1000 });
  const section = sections.at(-1) ?? '';
  await comeNearFigure(page, section);
  const times = await page.$eval(
    `.system-links a[href$="${section}"]`,
    async (link, figure) => {
      const parts = [...document.querySelectorAll(`${figure} .system-figure svg [data-at]`)];
      const [animation] = parts.at(-1)?.getAnimations() ?? [];
      const end = animation?.effect?.getComputedTiming().endTime;
      const seen = [animation?.currentTime];
      (link as HTMLElement).click();
      while (Number(seen.at(-1)) < Number(end)) {
        await new Promise(requestAnimationFrame);
        seen.push(animation?.currentTime);
      }
      return seen.map(Number);
    },
    section,
  );
  expect(new Set(times).size).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test.each([
  ['technology', '#overall-technology', ''],
  ['home', '#features', '.card-grid__card:first-child'],
] as const)('drawings of %s are drawn in turn, once, and stay whole', async (id, section, card) => {
  const { page } = await site.open(hrefOf(id), { width: 1440 });
  const drawn = `${section} ${card} svg`;
  await comeNear(page, section);
  await page.waitForSelector(drawn);
  const delays = await page.$$eval(drawn, (drawings) =>
    drawings.map((drawing) => {
      const [move] = drawing.querySelector('[data-at]')?.getAnimations() ?? [];
      return Number(move?.effect?.getTiming().delay);
    }),
  );
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  expect(new Set(delays).size).toBe(delays.length);
  await placeAt(page, drawn, 0.95);
  await untilDrawn(page, drawn, 0);
  await placeAt(page, drawn, 0.8);
  await untilDrawn(page, drawn, 1);
  for (const place of [0.95, 1.5, 0.95, -1, 0.5]) {
    await placeAt(page, drawn, place);
    await passFrames(page, 2);
    await untilDrawn(page, drawn, 1);
  }
});

/** Waits until all parts of these drawings have come so far and stand still. */
const untilDrawn = (page: Page, drawn: string, share: 0 | 1) =>
  until(
    page,
    `${drawn} [data-at]`,
    (parts, awaited) =>
      parts.every((part) =>
        part
          .getAnimations()
          .every(
            ({ effect, playState }) =>
              playState !== 'running' &&
              Math.round(Number(effect?.getComputedTiming().progress)) === awaited,
          ),
      ),
    share,
  );

test('only the text that is being read is marked', async () => {
  const { page } = await site.open(hrefOf('technology'), { width: 1440 });
  const [section = ''] = sections;
  await comeNearFigure(page, section);
  const points = `${section} .system__point`;
  const isMarked = (all: HTMLElement[], read: number) =>
    all.every(
      (point, at) => (getComputedStyle(point, '::before').content !== 'none') === (at === read),
    );
  for (const [place, point] of (await page.$$(points)).entries()) {
    await point.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await until(page, points, isMarked, place);
  }
});
