import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import express from 'express';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import * as reactServer from 'react-dom/server';
import request from 'supertest';
import { ConstantPart, KnownPartsProvider } from '#client/components/constant-part.tsx';
import { loadAssets } from '#server/rendering/assets.ts';
import { constantParts } from '#server/rendering/constant-parts.ts';
import { finishedDocuments } from '#server/rendering/finished-documents.ts';
import { createRenderer } from '#server/rendering/render.tsx';
import { pageRoutes } from '#server/routes/pages.ts';
import { hrefOf, pages } from '#shared/pages.ts';
import { setDate } from '#test/helpers/plans.ts';
import { listen } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

const TheLab = () => <h1>The lab</h1>;
const OtherLab = () => <h1>Another lab</h1>;
const BrokenLab = () => {
  throw new Error('broken');
};

let showLate = () => {};
const late = new Promise<ReactElement>((resolve) => {
  showLate = () => resolve(<p>late</p>);
});
const SlowLab = () => <Suspense fallback={<p>soon</p>}>{late}</Suspense>;

let LabPage: ComponentType = TheLab;
jest.mock('#client/pages/lab/lab.tsx', () => ({ LabPage: () => <LabPage /> }));
jest.mock('react-dom/server', () => {
  const real = jest.requireActual<typeof reactServer>('react-dom/server');
  return { ...real, renderToPipeableStream: jest.fn(real.renderToPipeableStream) };
});

const renders = jest.mocked(reactServer.renderToPipeableStream);
beforeEach(() => {
  renders.mockClear();
  // It may change between two responses.
  setDate('2027-03-01T12:00:00Z');
});
afterEach(() => jest.useRealTimers());

describe.each(pages)('$path', ({ path }) => {
  test('is 304 without a render for a visitor who already has it', async () => {
    const { app } = await createTestApp();
    const { headers } = await request(app).get(path).expect(200);
    expect(headers.etag).toMatch(/^W\/"/);
    expect(headers['cache-control']).toContain('stale-while-revalidate');
    renders.mockClear();
    const etag = headers.etag ?? '';
    await request(app).get(path).set('If-None-Match', etag).expect(304);
    await request(app).head(path).expect(200).expect('ETag', etag);
    expect(renders).not.toHaveBeenCalled();
    await request(app).get(path).set('If-None-Match', 'W/"other"').expect(200);
    expect(renders).toHaveBeenCalledTimes(1);
  });
});

test('an ETag changes with the settings, and with the day and query that the page shows', async () => {
  const { app } = await createTestApp();
  const { app: other } = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const etagOf = async (path: string, from = app) => (await request(from).head(path)).headers.etag;
  expect(await etagOf('/lab')).not.toBe(await etagOf('/lab', other));
  expect(await etagOf('/lab?utm_source=x')).toBe(await etagOf('/lab'));
  expect(await etagOf('/contact?utm_source=x')).toBe(await etagOf('/contact'));
  expect(await etagOf('/contact?subject=a')).not.toBe(await etagOf('/contact'));
  expect(await etagOf('/contact?x=1&subject=a')).toBe(await etagOf('/contact?subject=a'));
  const today = { lab: await etagOf('/lab'), terms: await etagOf(hrefOf('terms')) };
  setDate('2027-03-02T12:00:00Z');
  expect(await etagOf('/lab')).toBe(today.lab);
  expect(await etagOf(hrefOf('terms'))).not.toBe(today.terms);
});

test('a page that changes between two requests is never served from the cache', async () => {
  const { app } = await createTestApp();
  for (const [page, words] of [
    [TheLab, 'The lab'],
    [OtherLab, 'Another lab'],
    [TheLab, 'The lab'],
  ] as const) {
    LabPage = page;
    const { text } = await request(app).get('/lab').set('Accept-Encoding', 'br');
    expect(text).toContain(`<h1>${words}</h1>`);
  }
});

test('a document that suspends is streamed: the shell is readable before the rest', async () => {
  LabPage = SlowLab;
  const { app } = await createTestApp();
  const answer = await fetch(`http://127.0.0.1:${await listen(createServer(app))}/lab`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('<p>soon</p>')) text += (await reader?.read())?.value;
  expect(text.includes('<p>late</p>')).toBe(false);
  expect(answer.headers.get('content-encoding')).not.toBeNull();
  showLate();
  while (!text.includes('</html>')) text += (await reader?.read())?.value;
  expect(text.includes('<p>late</p>')).toBe(true);
});

test('with a page cache a page is rendered once for all requests, until it expires', async () => {
  LabPage = TheLab;
  const app = express().use(await cachedPages());
  renders.mockClear();
  const ask = () => request(app).get('/lab').set('Accept-Encoding', 'gzip');
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect(renders).toHaveBeenCalledTimes(1);
  for (const { text, status, headers } of [...answers, await ask()]) {
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>The lab</h1>');
  }
  expect(renders).toHaveBeenCalledTimes(1);
  await request(app).get('/lab').set('Accept-Encoding', 'identity').expect(200);
  expect(renders).toHaveBeenCalledTimes(1);
  setDate(Date.now() + 61_000);
  await ask().expect(200);
  expect(renders).toHaveBeenCalledTimes(2);
});

test('the page cache sends the best compression as soon as it is ready, without another render', async () => {
  LabPage = TheLab;
  const app = express().use(await cachedPages());
  const ask = () => request(app).get('/lab').set('Accept-Encoding', 'br');
  const { text } = await ask();
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const smallest = brotliCompressSync(Buffer.from(text), { params }).length;
  renders.mockClear();
  let length = 0;
  // Jest's timeout ends this if the best compression never comes.
  while (length !== smallest) length = Number((await ask()).headers['content-length']);
  expect(renders).not.toHaveBeenCalled();
});

test('the page cache does not store an error, or make other requests wait for it', async () => {
  LabPage = BrokenLab;
  const app = express()
    .use(await cachedPages())
    .use(((_error, _req, res, _next) => {
      res.status(500).end();
    }) as express.ErrorRequestHandler);
  const answers = await Promise.all([1, 2, 3].map(() => request(app).get('/lab')));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  LabPage = TheLab;
  await request(app).get('/lab').expect(200);
});

test('a page that depends on the query is rendered each time', async () => {
  const app = express().use(await cachedPages());
  renders.mockClear();
  for (const subject of ['a', 'b', 'a']) {
    await request(app).get(`/contact?subject=${subject}`).expect(200);
  }
  expect(renders).toHaveBeenCalledTimes(3);
});

let counted = 0;

function Counted() {
  counted += 1;
  return (
    <p>
      {'1 < 2 > </section>'}
      <section title="<section>">inside</section>
    </p>
  );
}

test('a constant part is rendered once, and cut out correctly whatever is inside it', () => {
  const parts = constantParts()('home', '');
  const render = () => {
    const html = reactServer.renderToString(
      <KnownPartsProvider value={parts}>
        <main>
          <ConstantPart as="section" id="one" className="section">
            <Counted />
          </ConstantPart>
          <section>after</section>
        </main>
      </KnownPartsProvider>,
    );
    parts.store(Buffer.from(html));
    return html;
  };
  expect([render(), render()]).toEqual([render(), render()]);
  expect(counted).toBe(1);
});

async function cachedPages(): Promise<express.RequestHandler> {
  const { config } = await createTestApp();
  const documents = finishedDocuments(60);
  const render = createRenderer({ assets: loadAssets(config.distDir), config, documents });
  return pageRoutes({ render, version: 'v', documents });
}
