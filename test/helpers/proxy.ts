import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, startChild } from './child-process';
import { startNginx } from './nginx';
import { findPorts } from './raw-connection';
import { root } from './root';

export type ProxiedSite = Awaited<ReturnType<typeof startProxiedSite>>;

/** The files that a process needs; the same list as in the Dockerfile. */
const released = ['dist', 'public', 'package.json'];

/**
 * A release in its own folder, two processes, and nginx in front.
 * @param fresh how long pages are fresh, seconds
 */
export async function startProxiedSite(nginx: string, fresh?: number) {
  const dir = mkdtempSync(join(tmpdir(), 'proxy-'));
  const current = join(dir, 'current');
  mkdirSync(current);
  for (const name of released) cpSync(join(root, name), join(current, name), { recursive: true });
  if (fresh) {
    const server = join(current, 'dist', 'server.js');
    const source = readFileSync(server, 'utf8');
    writeFileSync(server, source.replace(/(?<=s-maxage=)\d+/, String(fresh)));
  }
  const [httpPort = 0, httpsPort = 0, first = 0, second = 0] = await findPorts(4);
  const settings = { PUBLIC_ORIGIN: `https://localhost:${httpsPort}`, TRUST_PROXY: 'loopback' };
  const processes = [
    siteProcess(current, first, settings),
    siteProcess(current, second, settings),
  ] as const;
  let proxy: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    await Promise.all(processes.map((process) => process.start()));
    proxy = await startNginx(nginx, dir, { httpPort, httpsPort, processes });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...proxy, processes, stop };

  async function stop(): Promise<void> {
    await proxy?.stop();
    await Promise.all(processes.map((process) => process.end('SIGKILL')));
    rmSync(dir, { recursive: true });
  }
}

function siteProcess(dir: string, port: number, settings: NodeJS.ProcessEnv) {
  let child: Child | undefined;
  return {
    port,
    /** Starts it, with further settings, in place of a running one, and waits until it is ready. */
    async start(more: NodeJS.ProcessEnv = {}) {
      child?.process.kill('SIGKILL');
      await child?.exit;
      const own = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' };
      const env = { ...settings, ...own, ...more };
      child = startChild([join(dir, 'dist', 'server.js')], env);
      await child.origin();
      const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (status !== 200) throw new Error(`The process on port ${port} is not ready: ${status}`);
    },
    /** Ends it, and waits until it has ended. */
    async end(signal: NodeJS.Signals) {
      child?.process.kill(signal);
      return child?.exit;
    },
  };
}
