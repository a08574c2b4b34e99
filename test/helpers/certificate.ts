import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMissing } from './missing-program';

const missing =
  'certificates: there is no openssl to make them; install it (apt-get install openssl)';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** Tests that need a certificate. Without openssl they are "todo", or fail if `CI` is set. */
export function withOpenssl(name: string, prove: () => void): void {
  if (hasOpenssl) describe(name, prove);
  else testMissing(missing);
}

/** A key and a self-signed certificate. */
export function makeIdentity(name: string, days: number): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},DNS:www.${name}`];
  const files = ['-keyout', join(dir, 'key'), '-out', join(dir, 'cert')];
  const args = ['req', '-x509', '-days', String(days), ...key, ...names, ...files];
  execFileSync('openssl', args, { stdio: 'pipe' });
  const identity = { key: readFileSync(join(dir, 'key')), cert: readFileSync(join(dir, 'cert')) };
  rmSync(dir, { recursive: true });
  return identity;
}
