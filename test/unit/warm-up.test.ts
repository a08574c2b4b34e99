import type { RequestHandler } from 'express';
import { warmUp } from '../../server/warm-up';
import { pages } from '../../shared/pages';

test('every page is rendered once, one after the other, and no timer is left behind', async () => {
  const rendered: string[] = [];
  let open = 0;
  const { rest } = await warmUp(async (req, res) => {
    expect(open).toBe(0);
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    await undefined;
    rendered.push(req.path);
    res.status(200).type('html').send('<p>page</p>');
  });
  expect(rendered).toEqual(['/']);
  await rest;
  expect(rendered).toEqual(pages.map(({ path }) => path));
  expect(open).toBe(0);
});

test('pages are asked for as browsers ask, so that their best edition is there before a proxy keeps one', async () => {
  const encodings: unknown[] = [];
  const { rest } = await warmUp((req, res) => {
    encodings.push(req.headers['accept-encoding']);
    res.send('<p>page</p>');
  });
  await rest;
  expect(encodings).toEqual(pages.map(() => 'br'));
});

test('a page that cannot be rendered is known before a visitor asks for it', async () => {
  await expect(warmUp(breakAt('/'))).rejects.toThrow('/ is broken');
  const { rest } = await warmUp(breakAt('/lab'));
  await expect(rest).rejects.toThrow('/lab is broken');
});

function breakAt(path: string): RequestHandler {
  return async (req, res) => {
    if (req.path === path) throw new Error(`${path} is broken`);
    res.send('<p>page</p>');
  };
}
