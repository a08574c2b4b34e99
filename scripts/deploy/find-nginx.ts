import { existsSync } from 'node:fs';
import { findProgram } from '#scripts/process/find-program.ts';

/** Where it is if the PATH of an ordinary user lacks it. */
const places = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of nginx: from NGINX_PATH, or on the system. */
export function findNginx(): string | undefined {
  const set = process.env.NGINX_PATH;
  if (set) return existsSync(set) ? set : undefined;
  return findProgram(['nginx'], places);
}
