import { pages } from '#shared/pages.ts';
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
