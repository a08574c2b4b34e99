import request from 'supertest';
import { site } from '#shared/site.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';

test('security.txt says where to report a vulnerability, as RFC 9116 requires', async () => {
  const { app } = await createTestApp({ PUBLIC_ORIGIN });
  const { text } = await request(app)
    .get('/.well-known/security.txt')
    .set('Host', 'evil.example')
    .expect(200)
    .expect('Content-Type', 'text/plain; charset=utf-8');
  expect(text.endsWith('\n')).toBe(true);
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const values = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);
  for (const contact of values('Contact')) expect(contact).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
  const form = values('Contact').find((contact) => contact?.startsWith(PUBLIC_ORIGIN));
  const { pathname, search } = new URL(form ?? '');
  await request(app)
    .get(pathname + search)
    .expect(200);
  expect(values('Expires')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)]);
  expect(values('Preferred-Languages')).toEqual([site.language]);
  expect(values('Canonical')).toEqual([`${PUBLIC_ORIGIN}/.well-known/security.txt`]);
  // There is no published policy to link to.
  expect(fields.map(([name]) => name)).not.toContain('Policy');
});
