import { type Action, actions } from '#shared/actions.ts';
import { findPage, pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

test.each(['id', 'path', 'title', 'description', 'navLabel'] as const)(
  'every page has a unique %s',
  (field) => {
    const values = pages.map((page) => page[field].trim());
    expect(values.filter((value) => value === '')).toEqual([]);
    expect(new Set(values).size).toBe(pages.length);
  },
);

test.each(pages)('the description of $path fits into search results', ({ description }) => {
  const words = description.replaceAll(site.product, '');
  expect(words.length).toBeGreaterThan(70);
  expect(words.length).toBeLessThan(160);
});

const entries = Object.entries<Action>(actions);

test.each(entries)('the action %s leads somewhere, or says why not', (_, action) => {
  if ('notOpen' in action) {
    expect(action.notOpen).toMatch(/^[A-Z].+\.$/);
    return;
  }
  const path = action.to.split(/[?#]/)[0] ?? '';
  const isKnown = findPage(path) !== undefined || path === site.whitepaper.path;
  expect(isKnown || /^(https:\/\/|mailto:)/.test(action.to)).toBe(true);
});
