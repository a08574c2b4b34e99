import { load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { paths } from '#test/helpers/paths.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

const app = shareTestApp();
/** The standard, without style rules that React's output breaks. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'void-style': 'off' },
});

describe.each([...paths, '/blog', '/%'])('the HTML of %s', (path) => {
  let text: string;
  beforeAll(async () => {
    ({ text } = await request(app).get(path));
  });

  test('is valid', async () => {
    const report = await validator.validateString(text);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });

  test('hides no label of a control from screen readers', () => {
    expect(load(text)('label[aria-hidden]').length).toBe(0);
  });

  test('has a heading in each article', () => {
    const $ = load(text);
    const nameless = [...$('article')].filter((article) => {
      const headings = [...$(article).find(':header')];
      return !headings.some((heading) => $(heading).closest('article, section').is(article));
    });
    expect(nameless.map((article) => $.html(article).slice(0, 80))).toEqual([]);
  });

  test('has no duplicate headings, except in the text of the whitepaper', () => {
    const $ = load(text);
    const words = [...$('main :header:not(.paper *)')].map((heading) => $(heading).text());
    expect(words).toEqual([...new Set(words)]);
  });
});
