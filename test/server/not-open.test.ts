import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { type Action, type ActionId, actions } from '../../shared/actions';
import { findPage, hrefOf, pages } from '../../shared/pages';
import { createTestApp } from '../helpers/test-app';

// The terms promise that a control which leads to something not yet open says so.

interface Control {
  page: string;
  name: string;
  /** Where it leads; a button opens its note. */
  href: string | undefined;
  description: string;
}

const table = Object.entries(actions) as [ActionId, Action][];
const controls: Control[] = [];

beforeAll(async () => {
  const { app } = await createTestApp();
  for (const { path } of pages) {
    const { text } = await request(app).get(path);
    controls.push(...controlsOf(load(text), path));
  }
}, 60_000);

describe.each(table)('%s', (_, action) => {
  const { label, notOpen } = action;
  const to = 'to' in action ? action.to : undefined;

  test('says wherever it stands what is not open yet', () => {
    const own = controls.filter(({ name, href }) => name === label && href === to);
    const silent = own.filter(({ description }) => description !== (notOpen ?? ''));
    expect(silent).toEqual([]);
  });

  test('agrees with every other action that leads to the same place', () => {
    const others = table.filter(([, other]) => 'to' in other && other.to === to);
    expect(others.filter(([, other]) => other.notOpen !== notOpen)).toEqual([]);
  });

  test('says so when it leads to an address that has no page, or buys where nothing is sold', () => {
    const isOwnPath = to?.startsWith('/') ?? false;
    const path = to?.split(/[?#]/)[0] ?? '';
    const isMissing = isOwnPath && !findPage(path) && !path.endsWith('.pdf');
    const isSold = action.isPresale === true && !isOwnPath;
    if (isMissing || (action.isPresale && !isSold)) expect(notOpen).toBeTruthy();
    else expect(isMissing).toBe(false);
  });
});

test('no link to the presale, or to an address without a page, is silent', async () => {
  const hrefs = table.flatMap(([, action]) => ('to' in action && action.notOpen ? action.to : []));
  expect(hrefs).toContain(hrefOf('home', 'presale'));
  const silent = controls.filter(
    ({ href = '', description }) => hrefs.includes(href) && description === '',
  );
  expect(silent).toEqual([]);
});

/** Links and buttons with what a screen reader says of them. */
function controlsOf($: CheerioAPI, page: string): Control[] {
  return $('a, button')
    .toArray()
    .map((element) => {
      const ids = $(element).attr('aria-describedby')?.split(' ') ?? [];
      return {
        page,
        name: plain($(element).text()),
        href: $(element).attr('href'),
        description: plain(ids.map((id) => $(`[id="${id}"]`).text()).join(' ')),
      };
    });
}

function plain(text: string): string {
  return text.replace(' (opens in a new tab)', '').replace(/\s+/g, ' ').trim();
}
