import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { type Action, type ActionId, actions } from '#shared/actions.ts';
import { findPage, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

// The terms promise a note on every control whose target is not open yet.

const table = Object.entries(actions) as [ActionId, Action][];
const controls: ReturnType<typeof controlsOf> = [];

beforeAll(async () => {
  const { app } = await createTestApp();
  for (const { path } of pages) {
    const { text } = await request(app).get(path);
    controls.push(...controlsOf(load(text), path));
  }
});

describe.each(table)('%s', (_, action) => {
  const { label, notOpen } = action;

  test('has a note on what is not open yet, wherever it appears', () => {
    const own = controls.filter(({ name, href }) => name === label && href === targetOf(action));
    const silent = own.filter(({ description }) => description !== (notOpen ?? ''));
    expect(silent).toEqual([]);
  });

  test('does not share its name with a control without a note', () => {
    const leadsThere = ({ href }: (typeof controls)[number]) =>
      table.some(([, other]) => other.label === label && href === targetOf(other));
    const strangers = controls.filter((control) => control.name === label && !leadsThere(control));
    expect(strangers).toEqual([]);
  });

  test('has a note if it leads to the presale or to a missing page', () => {
    expect(isUnopened(action) && !notOpen).toBe(false);
  });
});

test('every link to something for sale, or to a missing page, has a note', () => {
  const unopened = new Set(table.flatMap(([, it]) => (isUnopened(it) ? targetOf(it) : [])));
  expect(controls.length).toBeGreaterThan(pages.length);
  const silent = controls.filter(
    ({ href, description }) => href && unopened.has(href) && description === '',
  );
  expect(silent).toEqual([]);
});

/** Whether it sells something on the site itself, which sells nothing, or leads to a path without a page. */
function isUnopened(action: Action): boolean {
  const to = targetOf(action);
  if (!to?.startsWith('/')) return false;
  const path = to.split(/[?#]/)[0] ?? '';
  return action.isPresale === true || !(findPage(path) || path === site.whitepaper.path);
}

function targetOf(action: Action): string | undefined {
  return 'to' in action ? action.to : undefined;
}

/** Links and buttons with their labels, and with what is said of them inside or elsewhere. */
function controlsOf($: CheerioAPI, page: string) {
  return Array.from($('a, button'), (element) => {
    const ids = $(element).attr('aria-describedby')?.split(' ') ?? [];
    const reason = $(element).find('.unprinted__reason').text();
    return {
      page,
      name: plain($(element).text().replace(`: ${reason}`, '')),
      /** The target of a link; a button opens its note. */
      href: $(element).attr('href'),
      description: plain(reason + ids.map((id) => $(`[id="${id}"]`).text()).join(' ')),
    };
  });
}

function plain(text: string): string {
  return text.replace(' (opens in a new tab)', '').replace(/\s+/g, ' ').trim();
}
