import { checkCertificate } from '#scripts/preflight/check-certificate.ts';
import { limit } from '#scripts/preflight/limit.ts';
import { readOptions } from '#scripts/preflight/options.ts';
import { showProgress } from '#scripts/preflight/progress.ts';
import { findXmlFault } from '#scripts/preflight/read-xml.ts';
import { joinFindings, makeReport } from '#scripts/preflight/report.ts';
import { findReserved } from '#scripts/preflight/reserved-address.ts';
import { writeReport } from '#scripts/preflight/write-report.ts';

test.each([
  ['see https://x.example/name and lab.name.example.', ['x.example', 'lab.name.example']],
  ['write to name@example.com', ['example.com']],
  [
    'http://localhost:3000/a, http://127.0.0.1, https://192.168.1.9',
    ['localhost:3000', '127.0.0.1', '192.168.1.9'],
  ],
  ['for example. A test, that is.', []],
  ['examples.com, myexample.com, contest.org, localhost, /a.test.js', []],
])('%s names the reserved hosts %p', (text, hosts) => {
  expect(findReserved(text)).toEqual(hosts);
});

test.each([
  ['<a><b></a></b>', /close tag/],
  ['<a>', /unclosed tag: a/],
  ['<a></a><b/>', /one root/],
  ['<a>&nbsp;</a>', /entity/],
  ['<a>R&D</a>', /./],
  ['<a b=1/>', /unquoted/],
  ['', /root element/],
  ['sorry', /outside of root/],
])('%j is no XML, and the reason is told with its place: %p', (text, reason) => {
  expect(findXmlFault(text)).toMatch(/^\d+:\d+: /);
  expect(findXmlFault(text)).toMatch(reason);
});

test('a declaration, references and comments are XML', () => {
  const text = '<?xml version="1.0"?>\n<a b="1"><c/>text &amp; &#233;<!-- x < y --></a>\n';
  expect(findXmlFault(text)).toBeUndefined();
});

const DAY_MS = 86_400_000;
const trusted = { nameFault: null, trustFault: null };

test.each([
  [-1, 'error', /expired on/],
  [3, 'error', /valid for 3 more days/],
  [20, 'warning', /valid for 20 more days/],
  [60, undefined, undefined],
])('a certificate that ends in %p days is %p', async (days, level, what) => {
  const expires = new Date(Date.now() + days * DAY_MS + DAY_MS / 2);
  const site = { origin: 'https://www.site.com', certificate: { expires, ...trusted } };
  const [finding] = await checkCertificate(site as Parameters<typeof checkCertificate>[0]);
  expect(finding?.level).toBe(level);
  if (what) expect(finding?.what).toMatch(what);
});

test('a public address without https is an error', async () => {
  const site = { origin: 'http://www.site.com', certificate: null };
  const [finding] = await checkCertificate(site as Parameters<typeof checkCertificate>[0]);
  expect(finding).toMatchObject({ level: 'error', what: 'visitors reach the site without https' });
});

test('options are understood, or refused in one sentence', () => {
  expect(readOptions(['https://WWW.site.com/', '--json'])).toEqual({
    origin: 'https://www.site.com',
    isExternal: false,
    isJson: true,
  });
  expect(() => readOptions(['www.site.com'])).toThrow(/^"www\.site\.com" is no address/);
  expect(() => readOptions(['https://a.com', 'https://b.com'])).toThrow(/^One site at a time/);
  expect(() => readOptions(['https://a.com/lab'])).toThrow(/ends with the host: https:\/\/a\.com$/);
});

test('what is the same at several places is told once, and long lists are cut for people', () => {
  const findings = Array.from({ length: 12 }, (_, index) => ({
    level: 'error' as const,
    where: '/',
    what: `fault ${index}`,
    mend: 'mend it',
  }));
  const same = ['/', '/lab', '/build', '/terms'].map((where) => ({
    ...{ level: 'warning' as const, where, what: 'is old', mend: 'renew it' },
  }));
  const groups = [{ name: 'Links', findings: joinFindings([...findings, ...same]) }];
  const text = writeReport(makeReport({ site: 'https://a.com', build: null }, groups));
  expect(text).toContain('12 errors, 1 warning, 0 notes: not ready');
  expect(text).toContain('    / and 3 more: is old\n      → renew it');
  expect(text).toContain('and 4 more of this kind; --json lists all');
  expect(text.match(/mend it/g)).toHaveLength(1);
});

test('progress is a line that is written over on a terminal, and a line for each group in a log', () => {
  const told = (isTTY: boolean) => {
    let text = '';
    const write = (more: string) => {
      text += more;
    };
    const progress = showProgress({ isTTY, write });
    progress.begin('Links', 3, 9);
    progress.end('Links', []);
    progress.clear();
    return text;
  };
  expect(told(true)).toBe('\r\u001b[2K3/9 Links …\r\u001b[2K');
  expect(told(false)).toBe('Links: fine\n');
});

test('no more is done at the same time than is allowed', async () => {
  const inTurn = limit(2);
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return running;
  };
  const failing = inTurn(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await Promise.all(Array.from({ length: 9 }, () => inTurn(task)));
  expect(most).toBe(2);
});
