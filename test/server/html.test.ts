import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { pages } from '../../shared/pages';
import { createTestApp } from '../helpers/test-app';

/** The standard, without rules of taste about what React writes. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
  },
});

test.each([...pages.map(({ path }) => path), '/x', '/blog', '/%'])(
  'the HTML of %s is valid',
  async (path) => {
    const { app } = await createTestApp();
    const { text } = await request(app).get(path);
    const report = await validator.validateString(text);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  },
);
