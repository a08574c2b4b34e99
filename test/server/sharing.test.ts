import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { xHandle } from '#server/rendering/document-head.tsx';
import { cardAlt, cardPath, cardSize } from '#shared/content/cards.ts';
import { pages } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { expectNone } from '#test/helpers/expect-none.ts';
import { root, shareTestApp } from '#test/helpers/test-app.ts';

const PUBLIC_ORIGIN = 'https://www.example.com';
const app = shareTestApp({ PUBLIC_ORIGIN });

async function read(path: string): Promise<CheerioAPI> {
  const { text } = await request(app).get(path).set('Host', 'evil.example');
  expect(text).not.toContain('evil.example');
  return load(text);
}

describe.each(pages)('a link to $path', ({ id, path, title, description }) => {
  test('has a preview with the page’s text and image', async () => {
    const $ = await read(path);
    const nameOf = ({ property, name }: Record<string, string>) => property ?? name ?? 'charset';
    const metas = $('head > meta').toArray();
    const names = metas.map(({ attribs }) => nameOf(attribs));
    expect(names).toEqual([...new Set(names)]);
    const said = Object.fromEntries(metas.map(({ attribs }) => [nameOf(attribs), attribs.content]));
    const image = `${PUBLIC_ORIGIN}${cardPath(id)}`;
    expect(said).toMatchObject({
      description,
      'og:type': 'website',
      'og:site_name': site.product,
      'og:locale': expect.stringMatching(`^${site.language}_[A-Z]{2}$`),
      'og:title': title,
      'og:description': description,
      'og:url': `${PUBLIC_ORIGIN}${path}`,
      'og:image': image,
      'og:image:width': String(cardSize.width),
      'og:image:height': String(cardSize.height),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': image,
      'twitter:image:alt': said['og:image:alt'],
    });
    // X cuts off after 420 characters.
    expect(said['og:image:alt']?.length).toBeLessThan(420);
    expect(said['twitter:site']).toBe(xHandle(site.channels.x));
    expect(said.robots).toBeUndefined();
    expect($('title').text()).toBe(title);
    expect($('html').attr('lang')).toBe(site.language);
    expect($('link[rel="canonical"]').attr('href')).toBe(said['og:url']);
  });

  test('has an image of the stated size that other sites may embed', async () => {
    const { body, headers } = await request(app)
      .get(cardPath(id))
      .expect(200)
      .expect('Content-Type', 'image/png')
      .expect('Cross-Origin-Resource-Policy', 'cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    const png: Buffer = body;
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(cardSize);
    expect(png.length).toBeLessThanOrEqual(120_000);
  });

  test('has an image with the current text', () => {
    const png = readFileSync(join(root, 'public', cardPath(id)));
    const isCurrent = png.includes(`Description\0\0\0en\0\0${cardAlt(id)}`);
    expectNone(isCurrent ? [] : [cardAlt(id)], 'Draw it again: npm run assets -- cards');
  });
});

test('every file in the head exists, on pages and error pages', async () => {
  for (const path of ['/', '/lab', '/x']) {
    const $ = await read(path);
    const links = $('head > link:is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])');
    expect(links.length).toBe(4);
    for (const { attribs } of links) await request(app).get(String(attribs.href)).expect(200);
    expect($('meta[name="theme-color"]').attr('content')).toBe(site.themeColor);
    expect($('meta[charset]').length).toBe(1);
  }
});

test('only the home page offers the feed', async () => {
  const offered = async (path: string) =>
    (await read(path))('link[rel="alternate"][type="application/atom+xml"]').attr('href');
  await request(app)
    .get(String(await offered('/')))
    .expect(200);
  expect(await offered('/lab')).toBeUndefined();
});

test('the web app manifest has name, colours and icons', async () => {
  const { body, headers } = await request(app).get('/site.webmanifest').expect(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(body).toMatchObject({
    name: site.product,
    short_name: site.product,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: site.themeColor,
    background_color: site.themeColor,
  });
  expect(body.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of body.icons) {
    const icon = await request(app).get(src).expect(200).expect('Content-Type', type);
    expect(`${icon.body.readUInt32BE(16)}x${icon.body.readUInt32BE(20)}`).toBe(sizes);
  }
});
