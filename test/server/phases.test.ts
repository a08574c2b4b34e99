import { load } from 'cheerio';
import request from 'supertest';
import { roadmap } from '#shared/content/home.ts';
import { announced } from '#shared/schedule/phases.ts';
import { whitepaperDocument } from '#shared/whitepaper/whitepaper.ts';
import { paths } from '#test/helpers/paths.ts';
import { shareTestApp } from '#test/helpers/test-app.ts';

jest.mock('#shared/schedule/phases.ts', () => {
  const all = jest.requireActual('#shared/schedule/phases.ts');
  const done = { number: 7, quarter: 'Q2 2024', status: 'Completed' };
  for (const phase of Object.values<object>(all.announced)) Object.assign(phase, done);
  return all;
});

const app = shareTestApp();

const stillAhead =
  /phase\s[^7]|(?:come|opens|vote|migrate\s.{1,40}) in phase|planned for (?:phase|Q)|announced for|in Q2 2024|is delayed|is not complete/i;

test.each(paths)('%s announces nothing that a completed phase has brought', async (path) => {
  const $ = load((await request(app).get(path)).text);
  $('.coupon, .paper').remove();
  expect($('body').text().match(stillAhead)).toBeNull();
});

test('nor does the whitepaper', () => {
  expect(JSON.stringify(whitepaperDocument.chapters)).not.toMatch(/planned for (?:phase|Q)/);
});

test('what is announced is in the roadmap, in the same phase', () => {
  const phase = roadmap.phases.find(({ items }) =>
    (items as readonly string[]).includes(roadmap.meanwhile.item),
  );
  expect(phase?.number).toBe(announced.voting.number);
});
