import { readAudit } from '../../scripts/audit/read-audit';

test('an answer without findings says how much was asked about', () => {
  const answer = { vulnerabilities: {}, metadata: { dependencies: { prod: 199 } } };
  const { status, lines } = readAudit(JSON.stringify(answer), '');
  expect(status).toBe(0);
  expect(lines.join()).toContain('199');
});

test('each finding names severity, package, advisory and the way to it', () => {
  const vulnerabilities = {
    express: { severity: 'high', range: '<=5', via: ['qs'] },
    qs: { severity: 'high', range: '<6', via: [{ title: 'Pollution', url: 'https://a.example' }] },
  };
  const answer = { vulnerabilities, metadata: { dependencies: { prod: 199 } } };
  const { status, lines } = readAudit(JSON.stringify(answer), '');
  expect(status).toBe(1);
  expect(lines).toEqual([
    'high: express <=5: through qs',
    'high: qs <6: Pollution, https://a.example',
  ]);
});

test.each([
  ['a registry without audits', '{"message":"405 Method Not Allowed","error":{}}', '', '405'],
  ['a registry out of reach', '{"error":{"summary":"ECONNREFUSED"}}', '', 'ECONNREFUSED'],
  ['npm that cannot start', '', 'npm: not found', 'not found'],
  ['silence', '', '', 'no answer'],
  ['an answer of another kind', '{}', '', 'no answer'],
])('%s is neither a pass nor a finding', (_, stdout, stderr, reason) => {
  const { status, lines } = readAudit(stdout, stderr);
  expect(status).toBe(2);
  expect(lines[0]).toContain(reason);
});
