import { promises } from 'node:dns';
import { createServer } from 'node:http';
import type { Report } from '#scripts/preflight/report.ts';
import { runPreflight } from '#scripts/preflight/run-preflight.ts';
import { utcToday } from '#shared/figures/format.ts';
import { getPage, hrefOf, type PageId } from '#shared/pages.ts';
import { RELEASE_PATH } from '#shared/settings/release-manifest.ts';
import { site as settings } from '#shared/site.ts';
import { assets } from '#test/helpers/assets.ts';
import { behindNginx } from '#test/helpers/behind-nginx.ts';
import { type Change, type Served, startChangedSite } from '#test/helpers/changed-site.ts';
import { startChild } from '#test/helpers/child-process.ts';
import { setDate } from '#test/helpers/plans.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';

const check = (origin: string, timeoutMs = 60_000) => runPreflight(origin, { timeoutMs });

/** The findings of a group as "level where: what", without response times. */
function told({ groups }: Report, name: string): string[] {
  const findings = groups.find((group) => group.name === name)?.findings ?? [];
  return findings
    .filter(({ what }) => !/^takes [\d.]+ s(?:,|$)/.test(what))
    .flatMap(({ level, where, what }) => where.map((place) => `${level} ${place}: ${what}`));
}

const replacing =
  (from: string | RegExp, to: string): Change =>
  ({ body }) => {
    const text = body.toString();
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`Nothing to change: ${from}`);
    return { body: Buffer.from(changed) };
  };
const withHeaders =
  (headers: Served['headers']): Change =>
  (served) => ({ headers: { ...served.headers, ...headers } });
const withStatus =
  (status: number): Change =>
  () => ({ status });
const withTheft = replacing('</body>', '<script>steal()</script></body>');
const theft = /“.*<script>steal\(\)/;

/** Only for visitors with such a header. */
const where =
  (name: string, value: string | RegExp, change: Change): Change =>
  (served, req) =>
    String(req.headers[name] ?? '').match(value) ? change(served, req) : {};

/** As if one of so many processes behind the load balancer was not restarted. */
function ofOneIn(processes: number, change: Change): Change {
  let asked = 0;
  return (served, req) => {
    asked += 1;
    return asked % processes === 0 ? change(served, req) : {};
  };
}

test('a deployed site matches its release, and only the placeholders are reported', async () => {
  const site = await startChangedSite();
  const command = ['scripts/run.ts', 'preflight', site.origin, '--json'];
  const child = startChild(['--import', 'tsx', ...command]);
  const { code } = await child.exit;
  const report = JSON.parse(child.output()) as Report;
  expect(Object.keys(report)).toEqual(['site', 'build', 'checkedAt', 'counts', 'groups']);
  expect(told(report, 'Release')).toEqual([]);
  const wrong = report.groups.filter(({ findings }) =>
    findings.some(({ level }) => level === 'error'),
  );
  const { channels, stablecoin, labContact } = settings;
  const addresses = [channels.x, channels.telegram, channels.github, labContact, stablecoin.url];
  const hasPlaceholders = addresses.some((url) => url && new URL(url).host.endsWith('.example'));
  expect(wrong.map(({ name }) => name)).toEqual(hasPlaceholders ? ['Placeholders'] : []);
  expect(code).toBe(hasPlaceholders ? 1 : 0);
  expect(child.errors()).toContain('Release …');
});

test('each difference is reported with its place, and nothing else is', async () => {
  const script = assets.entry;
  const get = (id: PageId) => `GET ${getPage(id).path}`;
  const head = (id: PageId) => `HEAD ${getPage(id).path}`;
  const changes: Record<string, [Change, RegExp]> = {
    [get('technology')]: [withTheft, /not what was released, from byte \d+ of \d+ on: “.*steal/],
    [get('ecosystem')]: [replacing(/ alt="[^"]+"/, ' alt=""'), /instead of “.*alt="/],
    [get('build')]: [replacing('not', 'now'), /is not what was released/],
    [get('tokenomics')]: [where('user-agent', 'Macintosh', withTheft), theft],
    'GET /feed.xml': [
      where('accept-encoding', /^gzip$/, replacing('feed', 'weed')),
      /“.*weed.*, in 1 of 3 responses to “a wallet on a phone, gzip”$/,
    ],
    [get('career')]: [
      where('cookie', /./, withTheft),
      /“.*<script>steal\(\).*, in 5 of 15 responses to “a wallet on a phone, gzip”$/,
    ],
    [head('career')]: [withHeaders({ 'content-type': 'text/plain' }), /content-type: text\/plain/],
    'GET /?utm_source=x': [withTheft, theft],
    'GET /?x=1': [withTheft, theft],
    'GET /claim': [withStatus(200), /answers 200 instead of 404/],
    'GET /claim.html': [withStatus(200), /answers 200 instead of 404/],
    'GET /images/': [withStatus(200), /answers 200 instead of 404/],
    'GET /sw.js': [withStatus(200), /answers 200 instead of 404/],
    [get('governance')]: [ofOneIn(4, withTheft), /“.*steal\(\).*, in [34] of 15 responses to /],
    [get('privacy')]: [withHeaders({ 'set-cookie': 'id=1' }), /an extra header, set-cookie: id=1/],
    [get('terms')]: [
      withHeaders({ 'content-security-policy': undefined }),
      /has content-security-policy: nothing instead of /,
    ],
    'GET /claims.json': [withStatus(404), /answers 404 instead of 200/],
    [get('contact')]: [() => 'half', /fails: cut off, /],
    [`${get('contact')}?subject=lab`]: [
      where('accept', 'text/html', where('sec-fetch-dest', 'document', withTheft)),
      theft,
    ],
    'GET /whitepapers.json': [() => ({}), /^\S+: warning \S+: is sent uncompressed$/],
    [`GET ${script}`]: [
      ({ body }) => ({ body: Buffer.concat([body, Buffer.from(';steal()')]) }),
      /is not what was released, from byte \d+ of \d+ on: “.*;steal\(\)/,
    ],
    'GET /favicon.svg': [
      where('user-agent', 'Android', withStatus(404)),
      /answers 404 instead of 200, in 1 of 3 responses to “a wallet on a phone, gzip”$/,
    ],
    'GET /icon-192.png': [where('if-none-match', /./, withStatus(304)), /304 .+, in 1 of 3 /],
    'GET /whitepaper-v1.pdf': [
      where('range', /./, ({ body }) => ({ body: body.subarray(1) })),
      /in part: is not what was released, from byte 0 of 1000 on/,
    ],
    'GET /fonts/besley.woff2': [withStatus(404), /answers 404 instead of 200/],
    'GET /icon-512.png': [
      ({ body }) => ({ body: body.subarray(0, -1) }),
      /is not what was released, from byte \d+ of \d+ on: \d+ bytes are served/,
    ],
    'GET /robots.txt': [replacing('Allow: /', 'Disallow: /'), /Disallow/],
    'GET /sitemap.xml': [replacing('/lab<', '/lob<'), /“.*lob/s],
    'GET /humans.txt': [withHeaders({ 'content-type': 'text/html' }), /html instead of text.plain/],
    [`GET ${RELEASE_PATH}`]: [replacing(/"build": "[^"]+"/, '"build": "older"'), /./],
    'GET /no-such-page': [withStatus(200), /answers 200 instead of 404/],
    'HEAD /': [withHeaders({ 'content-length': '5' }), /has content-length: 5 instead/],
    'HEAD /favicon.ico': [withHeaders({ 'content-length': '5' }), /has content-length: 5 instead/],
    [get('lab').replace('GET', 'OPTIONS')]: [withHeaders({ allow: '*' }), /has allow: \* instead/],
    'GET /.well-known/security.txt': [
      where('sec-purpose', /./, withStatus(404)),
      /answers 404 instead of 200, in [12] of 3 responses/,
    ],
    'POST /': [withStatus(200), /answers 200 instead of 405/],
    [head('build')]: [withHeaders({ vary: '*' }), /has vary: \* instead of /],
    [`${get('technology')}/`]: [
      withHeaders({ location: 'https://copy.com/' }),
      new RegExp(`has location: https://copy.com/ instead of ${getPage('technology').path}`),
    ],
    'GET /': [
      ofOneIn(3, withHeaders({ etag: 'W/"older"' })),
      /has etag: W\/"older" instead of .+, in 5 of 15 responses/,
    ],
    [get('lab')]: [() => 'silence', /fails: no complete answer within 30 s$/],
  };
  // It may change within the half minute that this takes.
  setDate(`${utcToday()}T12:00:00Z`);
  const site = await startChangedSite(
    Object.fromEntries(Object.entries(changes).map(([at, [change]]) => [at, change])),
  );
  const lines = told(await check(site.origin, 30_000), 'Release');
  jest.useRealTimers();
  const isAt = (line: string, place: string) =>
    /^\w+ (.*?)(?:, in part)?: /.exec(line)?.[1] === place;
  for (const [at, [, what]] of Object.entries(changes)) {
    const place = at.replace(/^GET /, '');
    const about = lines.filter((line) => isAt(line, place));
    expect(`${place}: ${about.join()}`).toMatch(what);
  }
  const places = Object.keys(changes).map((at) => at.replace(/^GET /, ''));
  const others = lines.filter((line) => !places.some((at) => isAt(line, at)));
  expect(others).toEqual([]);
});

test('a host that redirects to another is not checked', async () => {
  const server = createServer((_req, res) =>
    res.writeHead(301, { Location: 'https://www.elsewhere.com/' }).end(),
  );
  const reason = /redirects to https:\/\/www\.elsewhere\.com; check that one/;
  await expect(check(`http://127.0.0.1:${await listen(server)}`)).rejects.toThrow(reason);
});

test('another site is reported as not a release of this one, and no longer checked once it fails', async () => {
  const server = createServer((req, res) =>
    ['/', RELEASE_PATH].includes(req.url ?? '') ? res.end('<h1>Welcome</h1>') : req.destroy(),
  );
  const report = await check(`http://127.0.0.1:${await listen(server)}`);
  const lines = told(report, 'Release');
  expect(lines[0]).toMatch(/release\.json: does not say which release it is/);
  expect(lines.at(-1)).toMatch(/^error POST \/: was not checked$/);
});

test('a host without a server, or without TLS, cannot be checked', async () => {
  const server = createServer();
  const port = await listen(server);
  await expect(check(`https://127.0.0.1:${port}`)).rejects.toThrow(
    /does not support TLS: try http/,
  );
  await closeServer(server);
  await expect(check(`http://127.0.0.1:${port}`)).rejects.toThrow(/refuses connections: nothing/);
});

test('if a name has several addresses, the report says which one differs', async () => {
  const site = await startChangedSite();
  const lookup = jest.spyOn(promises, 'lookup') as jest.SpyInstance;
  lookup.mockResolvedValue([{ address: '127.0.0.1' }, { address: '127.0.0.2' }]);
  const report = await check(site.origin, 5_000);
  const refused = /^error \/: fails: .*, in 1 of 2 responses to “.* at 127\.0\.0\.2”$/;
  expect(told(report, 'Release')).toContainEqual(expect.stringMatching(refused));
});

test('each visitor asks each address of the name for each page', async () => {
  const path = hrefOf('lab');
  const site = await startChangedSite({ [`GET ${path}`]: where('cookie', /./, withTheft) });
  const lookup = jest.spyOn(promises, 'lookup') as jest.SpyInstance;
  lookup.mockResolvedValue([{ address: '127.0.0.1' }, { address: 'localhost' }]);
  const report = await check(site.origin);
  const both = new RegExp(`^error ${path}: (?=.* at 127\\.0\\.0\\.1”)(?=.* at localhost”)`);
  expect(told(report, 'Release')).toContainEqual(expect.stringMatching(both));
});

behindNginx((nginx) => {
  test('behind nginx the site matches its release, and the certificate is judged', async () => {
    const report = await check(nginx.origin);
    expect(told(report, 'Release')).toEqual([]);
    expect(told(report, 'Certificate')).toEqual([
      expect.stringMatching(/^error localhost:\d+: the certificate is valid for [01] more days?/),
      expect.stringMatching(/^error localhost:\d+: browsers do not trust the certificate: .+SELF/),
    ]);
  });
});
