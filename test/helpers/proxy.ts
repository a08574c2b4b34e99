import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginx } from '#scripts/deploy/render-nginx.ts';
import { ask } from './ask';
import { type Child, startChild } from './child-process';
import { findPorts } from './raw-connection';
import { readText, root } from './root';

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
  const ports = await findPorts(4);
  const [, httpsPort, first = 0, second = 0] = ports;
  const settings = { PUBLIC_ORIGIN: `https://localhost:${httpsPort}`, TRUST_PROXY: 'loopback' };
  const processes = [
    siteProcess(current, first, settings),
    siteProcess(current, second, settings),
  ] as const;
  let proxy: Awaited<ReturnType<typeof startNginx>> | undefined;
  try {
    await Promise.all(processes.map((process) => process.start()));
    proxy = await startNginx(nginx, dir, ports);
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
    async end(signal: NodeJS.Signals) {
      child?.process.kill(signal);
      return child?.exit;
    },
  };
}

/**
 * Starts nginx with the project's configuration in front of running processes.
 * @param dir folder of the releases, and of everything that nginx writes
 */
async function startNginx(nginx: string, dir: string, ports: readonly number[]) {
  const [httpPort, httpsPort, ...processes] = ports;
  const [keyFile, certificateFile] = [join(dir, 'site.key'), join(dir, 'site.crt')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:www.localhost'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  const request = ['req', '-x509', '-days', '1', '-subj', '/CN=localhost', ...kind, ...names];
  execFileSync('openssl', [...request, ...files], { stdio: 'pipe' });
  const certificate = readFileSync(certificateFile);
  const origin = `https://localhost:${httpsPort}`;
  const logFile = join(dir, 'access.log');
  const file = join(dir, 'nginx.conf');
  const template = readText('scripts/deploy/nginx.conf');
  const configuration = renderNginx(template, {
    PUBLIC_ORIGIN: origin,
    NGINX_USER: userInfo().username,
    NGINX_PID_FILE: join(dir, 'nginx.pid'),
    NGINX_ERROR_LOG: join(dir, 'error.log'),
    NGINX_ACCESS_LOG: logFile,
    NGINX_ADDRESS: '127.0.0.1',
    NGINX_HTTP_PORT: String(httpPort),
    NGINX_HTTPS_PORT: String(httpsPort),
    NGINX_CERTIFICATE: certificateFile,
    NGINX_CERTIFICATE_KEY: keyFile,
    NGINX_SITE_DIR: dir,
    NGINX_CACHE_DIR: join(dir, 'cache'),
    NGINX_TEMP_DIR: dir,
    NGINX_PROCESS: processes.map((port) => `127.0.0.1:${port}`).join(' '),
  });
  // A busy machine sends its requests late.
  writeFileSync(file, configuration.replace(/(client_\w+_timeout) \w+/g, '$1 300s'));
  const args = ['-e', join(dir, 'error.log'), '-p', dir, '-c', file, '-g', 'daemon off;'];
  const proxy = spawn(nginx, args, { stdio: 'inherit' });
  const ended = once(proxy, 'exit');
  const agent = new Agent({ keepAlive: true });
  const at = { host: 'localhost', family: 4, port: httpsPort, ca: certificate, agent };
  const askNginx = (path: string, options?: RequestOptions, body?: Buffer) =>
    ask({ ...at, path, ...options }, body);
  while ((await askNginx('/healthz').catch(() => null))?.status !== 200) {
    if (proxy.exitCode !== null) throw new Error(`nginx ended with ${proxy.exitCode}`);
    await wait(50);
  }
  return {
    ask: askNginx,
    origin,
    /** The http origin, which only redirects. */
    plainOrigin: `http://localhost:${httpPort}`,
    certificate,
    readLog: (): { path: string; status: number; cache: string; processes: string }[] =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    async stop() {
      agent.destroy();
      proxy.kill('SIGTERM');
      await ended;
    },
  };
}
