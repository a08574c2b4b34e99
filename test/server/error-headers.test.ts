import fs from 'node:fs';
import { Readable } from 'node:stream';
import { createHttpServer } from '#server/http/http-server.ts';
import { cardPath } from '#shared/content/cards.ts';
import { clips } from '#shared/drawing/media.ts';
import { site } from '#shared/site.ts';
import { type Answer, ask } from '#test/helpers/ask.ts';
import { assets } from '#test/helpers/assets.ts';
import { listen } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let port: number;
beforeAll(async () => {
  port = await listen(createHttpServer((await createTestApp()).app));
});
afterEach(() => jest.restoreAllMocks());

const files = [
  ['a script', assets.entry],
  ['a drawing that the build has compressed', '/favicon.svg'],
  ['a picture', '/icon-192.png'],
  ['the card of a link preview', cardPath('home')],
  ['a font', '/fonts/besley.woff2'],
  ['a video', clips.presale.sources[0]?.src ?? ''],
  ['the whitepaper', site.whitepaper.path],
] as const;
const texts = [
  ['a list for programs', '/claims.json'],
  ['a short text for programs', '/robots.txt'],
] as const;
const all = [['a page', '/lab'], ...texts, ...files] as const;

const methods = ['GET', 'HEAD'];
const longAgo = 'Sun, 06 Nov 1994 08:49:37 GMT';
const types = ['text/html', 'application/json', 'text/plain'];
const codings = ['', 'br', 'gzip;q=1, br;q=0.1'];
const negotiations = types.flatMap((Accept) =>
  codings.map((coding) => ({ Accept, 'Accept-Encoding': coding })),
);

describe.each(all)('an error at the URL of %s has none of its headers', (_kind, path) => {
  test.each([
    ['an address that cannot be decoded', 400, methods, `${path}%`],
    ['an address below it', 404, methods, `${path}/nothing`],
    ['a method that changes it', 405, ['POST', 'DELETE'], path],
  ] as const)('%s is %d', async (_fault, status, asked, address) => {
    await expectRefusals(status, asked, address);
  });
});

describe.each(files)('an error at the URL of %s has none of its headers', (_kind, path) => {
  test.each([
    ['another version of it', 412, methods, { 'If-Match': '"another"' }],
    ['an outdated version', 412, methods, { 'If-Unmodified-Since': longAgo }],
    ['a range behind its end', 416, ['GET'], { Range: 'bytes=999999999-' }],
  ] as const)('%s is %d', async (_fault, status, asked, fields) => {
    await expectRefusals(status, asked, path, fields);
  });

  test('a failure while it is read is 500', async () => {
    jest.spyOn(fs, 'createReadStream').mockImplementation(() => {
      const read = () => void stream.destroy(new Error('The disk is broken'));
      const stream = new Readable({ read });
      return stream as fs.ReadStream;
    });
    await expectRefusals(500, ['GET'], path);
  });
});

test.each(all)('who already has %s gets 304 without content headers', async (_kind, path) => {
  for (const headers of negotiations) {
    const whole = await ask({ port, path, headers });
    const fields = { ...headers, 'If-None-Match': whole.headers.etag ?? '' };
    for (const method of methods) {
      const answer = await ask({ port, method, path, headers: fields });
      expect(answer.status).toBe(304);
      for (const name of ['etag', 'cache-control', 'vary']) {
        expect([name, answer.headers[name]]).toEqual([name, whole.headers[name]]);
      }
      expect(Object.keys(answer.headers).filter((name) => /^content-(?!sec)/.test(name))).toEqual(
        whole.headers['content-disposition'] ? ['content-disposition'] : [],
      );
    }
  }
});

/** Each response has the headers of a 404, and those that its status requires. */
async function expectRefusals(
  status: number,
  asked: readonly string[],
  path: string,
  fields: Record<string, string> = {},
): Promise<void> {
  for (const method of asked) {
    for (const negotiation of negotiations) {
      const answer = await ask({ port, method, path, headers: { ...negotiation, ...fields } });
      const other = await askForNothing(negotiation);
      expect(answer.status).toBe(status);
      expect(comparable(answer)).toEqual({ ...comparable(other), ...demanded(answer) });
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{16,64}$/);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (method !== 'HEAD') expectBody(answer, negotiation.Accept);
    }
  }
}

const answersForNothing = new Map<unknown, Promise<Answer>>();

function askForNothing(negotiation: Record<string, string>): Promise<Answer> {
  const known = answersForNothing.get(negotiation);
  const answer = known ?? ask({ port, path: '/nothing', headers: negotiation });
  answersForNothing.set(negotiation, answer);
  return answer;
}

function comparable({ headers }: Answer): Record<string, unknown> {
  const { 'content-length': _length, 'x-request-id': _id, date: _date, ...others } = headers;
  return others;
}

function demanded({ status }: Answer): Record<string, unknown> {
  if (status === 405) return { allow: 'GET, HEAD' };
  return status === 416 ? { 'content-range': expect.stringMatching(/^bytes \*\/\d+$/) } : {};
}

function expectBody({ status, body }: Answer, type: string): void {
  if (type === 'text/html') expect(body.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  else expect(JSON.parse(body.toString())).toMatchObject({ status, title: expect.any(String) });
}
