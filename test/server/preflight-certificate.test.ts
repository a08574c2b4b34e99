import { type BrokenSite, startBrokenSite } from '#test/helpers/broken-site.ts';
import { makeIdentity, withOpenssl } from '#test/helpers/certificate.ts';
import { withHeaders } from '#test/helpers/faults.ts';
import { checkGroup, tell } from '#test/helpers/preflight.ts';

withOpenssl('a site with a certificate', () => {
  let site: BrokenSite;
  beforeAll(async () => {
    site = await startBrokenSite(makeIdentity('localhost', 5));
  });
  afterAll(() => site.stop());

  test('is told of its end and of an issuer that nobody trusts', async () => {
    const findings = await checkGroup(site.origin, 'Certificate');
    expect(findings.map(tell)).toEqual([
      expect.stringMatching(/^error localhost:\d+: the certificate is valid for [45] more days/),
      expect.stringMatching(
        /^error localhost:\d+: browsers do not trust the certificate: .+SELF_SIGNED/,
      ),
    ]);
  });

  test('is told that it is for another host', async () => {
    const findings = await checkGroup(site.origin.replace('localhost', '127.0.0.1'), 'Certificate');
    expect(findings.map(tell)).toContainEqual(
      expect.stringMatching(/^error 127\.0\.0\.1:\d+: the certificate is for another host/),
    );
  });

  test('insists on https', async () => {
    expect(await checkGroup(site.origin, 'Headers')).toEqual([]);
    site.breakBy(withHeaders({ 'strict-transport-security': undefined }));
    expect((await checkGroup(site.origin, 'Headers')).map(tell)).toContain(
      'error /: strict-transport-security is missing',
    );
  });
});
