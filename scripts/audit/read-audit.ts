/** What `npm audit --json` prints, as far as it is read here: a report, or an error. */
interface AuditOutput {
  metadata?: { dependencies: { prod: number } };
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: { summary?: string };
}

interface Vulnerability {
  severity: string;
  range: string;
  /** Advisories, or names of packages through which this one is affected. */
  via: readonly (string | { title: string; url: string })[];
}

interface Audit {
  /** Exit code: an audit that did not happen is neither a pass nor a finding. */
  status: 0 | 1 | 2;
  lines: readonly string[];
}

/** Tells a clean audit from findings, and both from an audit that did not happen. */
export function readAudit(stdout: string, stderr: string): Audit {
  const output = parse(stdout);
  if (!output?.vulnerabilities || !output.metadata) {
    const reason = output?.message || output?.error?.summary || stderr.trim() || 'no answer';
    return {
      status: 2,
      lines: [
        `The registry could not be asked, so nothing is known: ${reason}`,
        'Ask one that answers: npm run audit --registry=<address>',
      ],
    };
  }
  const found = Object.entries(output.vulnerabilities);
  if (found.length > 0) return { status: 1, lines: found.map(describe) };
  const count = output.metadata.dependencies.prod;
  return { status: 0, lines: [`No known faults in ${count} packages that run in production.`] };
}

function describe([name, { severity, range, via }]: [string, Vulnerability]): string {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : `${cause.title}, ${cause.url}`,
  );
  return `${severity}: ${name} ${range}: ${causes.join('; ')}`;
}

function parse(text: string): AuditOutput | null {
  try {
    return JSON.parse(text) as AuditOutput;
  } catch {
    return null;
  }
}
