import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers are if the PATH of an ordinary user lacks them. */
const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The first of these programs that is installed. */
export function findProgram(names: readonly string[]) {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names
    .flatMap((name) => all.map((dir) => join(dir, name)))
    .find((file) => existsSync(file));
}

/** Installs packages of Debian as root, without starting their services. @returns whether that worked */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing the system's package ${names[0]}…`);
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
  );
}

export function succeeds(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1' };
  return spawnSync(command, args, { stdio: 'inherit', env, timeout: 600_000 }).status === 0;
}
