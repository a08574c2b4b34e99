import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

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
