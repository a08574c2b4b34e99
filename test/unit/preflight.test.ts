import { type Answer, failed } from '#scripts/preflight/answer.ts';
import * as checks from '#scripts/preflight/checks.ts';
import { compareAnswers } from '#scripts/preflight/compare-answers.ts';
import { readOptions } from '#scripts/preflight/options.ts';
import { makeReport, writeReport } from '#scripts/preflight/report.ts';
import { loadConfig } from '#server/config.ts';
import { placeholderFirebase } from '#shared/settings/firebase-settings.ts';
import { root } from '#test/helpers/root.ts';

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
  expect(checks.findReserved(text)).toEqual(hosts);
});

const DAY_MS = 86_400_000;

test.each([
  [-1, {}, [/^error: the certificate.* expired on/]],
  [3, {}, [/^error: .*valid for 3 more days/]],
  [20, {}, [/^warning: .*valid for 20 more days/]],
  [60, {}, []],
  [60, { nameFault: 'not in the list' }, [/^error: .*is for another host: not in the list$/]],
  [60, { trustFault: 'UNKNOWN' }, [/^error: browsers do not trust the certificate: UNKNOWN$/]],
])('a certificate that ends in %p days with %j is judged', (days, faults, said) => {
  const expires = new Date(Date.now() + days * DAY_MS + DAY_MS / 2);
  const certificate = { expires, nameFault: null, trustFault: null, ...faults };
  const findings = checks.checkCertificate('https://www.site.com', certificate);
  const words = findings.map(({ level, what }) => `${level}: ${what}`);
  expect(words).toEqual(said.map((line) => expect.stringMatching(line)));
});

test('a public address without https is an error', () => {
  const [finding] = checks.checkCertificate('http://www.site.com', null);
  expect(finding).toMatchObject({ level: 'error', what: 'visitors reach the site without https' });
});

test('options are parsed, or rejected in one sentence', () => {
  expect(readOptions(['https://WWW.site.com/', '--json'])).toEqual({
    origin: 'https://www.site.com',
    isJson: true,
  });
  expect(() => readOptions(['www.site.com'])).toThrow(/^"www\.site\.com" is not an address/);
  expect(() => readOptions(['https://a.com', 'https://b.com'])).toThrow(/^One site at a time/);
  expect(() => readOptions(['https://a.com/lab'])).toThrow(/ends with the host: https:\/\/a\.com$/);
});

test('the same finding at several places is reported once, and long lists are cut in the text report', () => {
  const findings = Array.from({ length: 44 }, (_, index) => ({
    level: 'error' as const,
    where: '/',
    what: `fault ${index}`,
    fix: 'fix it',
  }));
  const same = ['/', '/lab', '/build', '/terms'].map((where) => ({
    ...{ level: 'warning' as const, where, what: 'is old', fix: 'renew it' },
  }));
  const about = { site: 'https://a.com', build: null };
  const text = writeReport(makeReport(about, { Links: [...findings, ...same] }));
  expect(text).toContain('44 errors, 1 warning, 0 notes: not ready');
  expect(text).toContain('    / and 3 more: is old\n      → renew it');
  expect(text).toContain('and 4 more of this kind; --json lists all');
  expect(text.match(/fix it/g)).toHaveLength(1);
});

const answer = (part: Partial<Answer>): Answer => ({ ...failed(''), failure: null, ...part });

test('slow responses are reported, and so are headers that a proxy may not add', () => {
  const own = answer({ status: 200, headers: { vary: 'Accept-Encoding, Origin' } });
  const headers = { vary: 'Origin, Accept-Encoding', age: '3', 'x-injected': 'yes' };
  expect(compareAnswers('/', own, { ...own, headers, ms: 1_240 })).toEqual([
    expect.objectContaining({ level: 'error', what: 'has an extra header, x-injected: yes' }),
    expect.objectContaining({ level: 'warning', what: 'takes 1.2 s' }),
  ]);
});

test('for a busy or failing server the advice is to look at its load, not for a change', () => {
  const [finding] = compareAnswers('/', answer({ status: 200 }), answer({ status: 503 }));
  expect(finding).toMatchObject({ what: 'answers 503 instead of 200' });
  expect(finding?.fix).toMatch(/^look at its log and load/);
});

const origin = 'https://www.site.com';

test.each([
  [{ status: 308, headers: { location: `${origin}/` } }, undefined],
  [{ status: 301, headers: { location: 'https://site.com/' } }, /^redirects to .*\/site\.com/],
  [{ status: 302, headers: { location: '/' } }, /^redirects to \/ instead/],
  [{ status: 200 }, /^answers 200 instead of redirecting to https:\/\/www\.site\.com$/],
  [{ failure: 'no such host' }, /^fails: no such host$/],
])('a bare or unencrypted address that answers %p is judged', (part, what) => {
  const [finding] = checks.judgeRedirect('http://site.com', origin, answer(part));
  if (what) expect(finding?.what).toMatch(what);
  else expect(finding).toBeUndefined();
});

const firebase = { ...placeholderFirebase, apiKey: 'k', authDomain: 'd.com', projectId: 'p' };

test.each([
  ['the right address', {}, []],
  ['another address', { PUBLIC_ORIGIN: 'https://site.org' }, ['error PUBLIC_ORIGIN']],
  ['no address', { PUBLIC_ORIGIN: '' }, ['error PUBLIC_ORIGIN']],
  ['pages that are not to be listed', { NO_INDEX: '1' }, ['warning NO_INDEX']],
])('settings with %s are judged', (_, env, wrong) => {
  const config = loadConfig({ PUBLIC_ORIGIN: origin, ...env }, root);
  const findings = checks.checkSettings(origin, config).filter(({ level }) => level !== 'note');
  expect(findings.map(({ level, where }) => `${level} ${where}`)).toEqual(wrong);
});

test('an unprotected database and placeholders are errors', () => {
  const config = loadConfig({ PUBLIC_ORIGIN: origin }, root);
  const findings = checks.checkSettings(origin, { ...config, firebase, storesMessages: true });
  expect(findings.filter(({ level }) => level === 'error').map(({ where }) => where)).toEqual([
    'FIREBASE_…',
    'FIREBASE_APP_CHECK_SITE_KEY',
  ]);
});
