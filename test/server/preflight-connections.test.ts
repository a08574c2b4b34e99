import { createServer } from 'node:http';
import { runPreflight } from '#scripts/preflight/run-preflight.ts';
import { openSite } from '#scripts/preflight/site.ts';
import { writeReport } from '#scripts/preflight/write-report.ts';
import { type BrokenSite, startBrokenSite } from '#test/helpers/broken-site.ts';
import { at, withHeaders, withStatus } from '#test/helpers/faults.ts';
import { checkGroup, tell } from '#test/helpers/preflight.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';

const noProgress = { begin: () => {}, end: () => {}, clear: () => {} };
/** Long enough for the pages that do answer, on a machine that is busy with other tests. */
const SECONDS = 15;
const options = { built: null, isExternal: false, timeoutMs: SECONDS * 1_000 };
const silent = `fails: no whole answer within ${SECONDS} s`;

describe('a site that does not answer well', () => {
  let site: BrokenSite;
  beforeAll(async () => {
    site = await startBrokenSite();
  });
  afterAll(() => site.stop());

  test('a page that keeps silent is one finding, and all others are checked', async () => {
    site.breakBy(at('/lab', () => 'silence'));
    const findings = await checkGroup(site.origin, 'Answers', options.timeoutMs);
    expect(findings.map(tell)).toEqual([`error /lab: ${silent}`]);
  });

  test('a page that is cut off is one finding, and all others are checked', async () => {
    site.breakBy(at('/lab', () => 'half'));
    const findings = await checkGroup(site.origin, 'Answers');
    expect(findings.map(tell)).toEqual([expect.stringMatching(/^error \/lab: fails: cut off, /)]);
  });

  test('a site that keeps silent is not waited for much longer, and is not called fine', async () => {
    site.breakBy(() => 'silence');
    const report = await runPreflight(site.origin, options, noProgress);
    const [answers] = report.groups.filter(({ name }) => name === 'Answers');
    const told = answers?.findings.map(({ what }) => what);
    expect(answers?.findings[0]?.where).toEqual(['/']);
    expect(told).toEqual([silent, 'fails: not asked any more']);
    expect(report.counts.error).toBe(2);
    expect(writeReport(report)).toContain('as far as the site answered');
  });

  test('a site that sends visitors on to another address cannot be checked at this one', async () => {
    const elsewhere = withHeaders({ location: 'https://www.elsewhere.com/' });
    site.breakBy(at('/', (served) => withStatus(301)(elsewhere(served))));
    await expect(openSite(site.origin)).rejects.toThrow(
      /sends visitors on to https:\/\/www\.elsewhere\.com; check that one instead$/,
    );
  });
});

test('another site is not checked at all', async () => {
  const server = createServer((_req, res) => res.end('<h1>Welcome</h1>'));
  const port = await listen(server);
  await expect(openSite(`http://127.0.0.1:${port}`)).rejects.toThrow(
    /answers, but with another site than this one$/,
  );
  await closeServer(server);
});

test('a host on which nothing listens cannot be checked', async () => {
  const server = createServer();
  const port = await listen(server);
  await closeServer(server);
  await expect(openSite(`http://127.0.0.1:${port}`)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:\d+ refuses connections: nothing listens there$/,
  );
});

test('https is not spoken by everybody', async () => {
  const server = createServer();
  const port = await listen(server);
  await expect(openSite(`https://127.0.0.1:${port}`)).rejects.toThrow(
    /speaks no TLS: try it with http:\/\/$/,
  );
  await closeServer(server);
});
