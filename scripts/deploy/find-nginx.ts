import { spawnSync } from 'node:child_process';
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

/** Installs Debian's package if possible, without starting its service. */
export function installNginx(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log("Installing the system's nginx package…");
  const isInstalled =
    succeeds(['update', '-qq']) &&
    succeeds(['install', '-y', '-qq', '--no-install-recommends', 'nginx', 'openssl']);
  return isInstalled ? findNginx() : undefined;
}

function succeeds(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  return spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: 600_000 }).status === 0;
}
