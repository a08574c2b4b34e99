import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { OfficialChannel } from '#shared/channels/official-channels.ts';
import { hrefOf } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { paths } from '#test/helpers/paths.ts';
import { createTestApp, shareTestApp } from '#test/helpers/test-app.ts';

const guild = { label: 'Guild', url: 'https://guild.xyz/quellara' };
/** A service that the site did not have, as somebody would add it: a row of the table, and an address. */
jest.mock('#shared/channels/services.ts', () => {
  const all = jest.requireActual('#shared/channels/services.ts');
  const { channels } = jest.requireActual('#shared/site.ts').site;
  channels.guild = 'https://guild.xyz/quellara';
  all.services.guild = { ...all.services.x, label: 'Guild', hosts: ['guild.xyz'] };
  return all;
});

const path = '/.well-known/official-channels.json';

type Listed = OfficialChannel & { status: string };

const app = shareTestApp();
let channels: Listed[];
beforeAll(async () => {
  ({ channels } = (await request(app).get(path)).body);
});

/** The list in a document: labels and addresses as text. */
function listIn($: CheerioAPI, selector: string): string[][] {
  return Array.from($(`${selector} > div`), (row) => {
    $(row).find('dd .visually-hidden, [aria-hidden]').remove();
    return [$(row).find('dt').text(), $(row).find('dd').text()];
  });
}

function listOf(all: readonly Listed[]): string[][] {
  return all.map(({ label, value, status }) => [label, value ?? status]);
}

describe('the list for programs', () => {
  test('is JSON with the project’s name, a date and a warning', async () => {
    const response = await request(app).get(path).expect(200);
    expect(response.type).toBe('application/json');
    expect(response.body).toMatchObject({ name: site.product, updated: site.statedOn });
    expect(response.body.warning).toMatch(/seed phrase.*private key/);
  });

  test('has every kind of channel, published or not', () => {
    expect(channels.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['domain', 'x', 'telegram', 'github', 'email', 'contract']),
    );
    for (const { value, url, status } of channels) {
      expect(status).toBe(value === null ? 'none published' : 'official');
      if (value === null) expect(url).toBeNull();
      else if (url !== null) expect(url).toContain(value);
    }
  });

  test('begins with the operator’s domain, whatever the Host header says', async () => {
    const { app: other } = await createTestApp({ PUBLIC_ORIGIN: 'https://www.example.com' });
    const { body } = await request(other).get(path).set('Host', 'evil.com');
    expect(body.channels[0]).toEqual({
      kind: 'domain',
      label: 'Website',
      value: 'www.example.com',
      url: 'https://www.example.com',
      status: 'official',
    });
    expect(JSON.stringify(body)).not.toContain('evil.com');
  });
});

describe('pages show the same list', () => {
  test.each([...paths, '/blog', '/%'])('at the foot of %s', async (page) => {
    const $ = load((await request(app).get(page)).text);
    expect(listIn($, '#root > footer dl')).toEqual(listOf(channels));
    expect($(`#root > footer a[href="${hrefOf('contact', 'check')}"]`)).toHaveLength(1);
  });

  test('on the contact page, with links to published channels, the others in one last row', async () => {
    const $ = load((await request(app).get(hrefOf('contact'))).text);
    const links = Array.from($('#official-channels dl a'), ({ attribs }) => attribs.href);
    const missing = channels.filter(({ value }) => value === null).map(({ label }) => label);
    expect(listIn($, '#official-channels dl')).toEqual([
      ...listOf(channels.filter(({ value }) => value !== null)),
      ...(missing.length > 0 ? [[missing.join(', '), expect.any(String)]] : []),
    ]);
    // The first is the site itself.
    expect(links).toEqual(channels.slice(1).flatMap(({ url }) => url ?? []));
    expect($('#official-channels aside').text()).toMatch(/seed phrase/);
    expect($('#official-channels aside').text()).toContain(channels[0]?.value);
  });
});

test('an account is linked wherever accounts are: footer, form and structured data', async () => {
  const $ = load((await request(app).get(hrefOf('contact'))).text);
  const link = `a[href="${guild.url}"]`;
  const withoutScripts = load($('noscript').text());
  expect($(`#root > footer nav ${link}`).text()).toContain(guild.label);
  expect(withoutScripts(link).text()).toContain(guild.label);
  expect($('script[type="application/ld+json"]').text()).toContain(`"${guild.url}"`);
});
