import type { RequestHandler } from 'express';
import { warmUp } from '#server/rendering/warm-up.ts';
import { hrefOf, pages } from '#shared/pages.ts';

test('every page is rendered once, one after the other, without leaving a timer', async () => {
  const rendered: string[] = [];
  let open = 0;
  const isReady = await warmUp(async (req, res) => {
    expect(open).toBe(0);
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    await undefined;
    rendered.push(req.path);
    res.status(200).type('html').send('<p>page</p>');
  }, fail);
  expect(rendered).toEqual(['/']);
  expect(await isReady()).toBe(true);
  expect(rendered).toEqual(pages.map(({ path }) => path));
  expect(open).toBe(0);
});

test('pages are requested like browsers do, so that the best compression is ready for proxies', async () => {
  const encodings: unknown[] = [];
  const isReady = await warmUp((req, res) => {
    encodings.push(req.headers['accept-encoding']);
    res.send('<p>page</p>');
  }, fail);
  await isReady();
  expect(encodings).toEqual(pages.map(() => 'br'));
});

test('a process whose first page cannot be rendered does not start', async () => {
  await expect(warmUp(breakAt('/'), fail)).rejects.toThrow('/ is broken');
});

test('a page that cannot be rendered is detected before the first request, and tried again', async () => {
  const broken = new Set(['/lab', hrefOf('terms')]);
  const failures: string[] = [];
  const rendered: string[] = [];
  const isReady = await warmUp(
    (req, res) => {
      if (broken.has(req.path)) throw new Error(`${req.path} is broken`);
      rendered.push(req.path);
      res.send('<p>page</p>');
    },
    (path, error) => failures.push(`${path}: ${(error as Error).message}`),
  );
  expect(await isReady()).toBe(false);
  expect(failures.toSorted()).toEqual(['/lab: /lab is broken', '/terms: /terms is broken']);
  broken.delete('/lab');
  expect(await isReady()).toBe(false);
  broken.clear();
  // Simultaneous callers share one attempt.
  expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
  await isReady();
  expect(rendered.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

function breakAt(path: string): RequestHandler {
  return async (req, res) => {
    if (req.path === path) throw new Error(`${path} is broken`);
    res.send('<p>page</p>');
  };
}

function fail(path: string, error: unknown): never {
  throw new Error(`${path} failed`, { cause: error });
}
