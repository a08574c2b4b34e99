import { createHttpServer } from '#server/http/http-server.ts';
import { acceptedCodings } from '#test/helpers/accepted-codings.ts';
import { ask } from '#test/helpers/ask.ts';
import { assets } from '#test/helpers/assets.ts';
import { listen } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let port: number;
beforeAll(async () => {
  port = await listen(createHttpServer((await createTestApp()).app));
});

const get = (path: string, accepted?: string) =>
  ask({ port, path, headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } });

const paths = ['/', '/nothing', '/claims.json', '/favicon.svg', assets.entry];

describe.each(paths)('%s', (path) => {
  test.each([...acceptedCodings, [undefined, undefined]])(
    '“%s” is answered with %s',
    async (accepted, coding) => {
      const answer = await get(path, accepted);
      expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(answer.body.length).toBeGreaterThan(100);
    },
  );

  test('is the same in every encoding', async () => {
    const asked = ['br', 'gzip', ''].map((accepted) => get(path, accepted));
    const [br, gzip, plain] = await Promise.all(asked);
    expect([br?.body, gzip?.body]).toEqual([plain?.body, plain?.body]);
  });
});

test.each(['/', assets.entry, assets.stylesheet])('%s is halved at least', async (path) => {
  const lengthOf = async (accepted: string) =>
    Number((await get(path, accepted)).headers['content-length']);
  const [br, gzip, plain] = [await lengthOf('br'), await lengthOf('gzip'), await lengthOf('')];
  expect(br).toBeLessThan(gzip);
  expect(gzip).toBeLessThan(plain / 2);
});

test('a text that compression would make longer is not compressed', async () => {
  const plain = await get('/robots.txt');
  for (const accepted of ['br', 'gzip', 'gzip, deflate, br']) {
    const answer = await get('/robots.txt', accepted);
    expect(answer.body).toEqual(plain.body);
    const length = Number(answer.headers['content-length']);
    expect(length).toBeLessThanOrEqual(plain.body.length);
    if (length === plain.body.length) expect(answer.headers['content-encoding']).toBeUndefined();
  }
});
