import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginx } from '#scripts/deploy/render-nginx.ts';
import { ask } from './ask';
import { makeIdentity } from './certificate';
import { readText } from './root';

export interface RunningProxy {
  origin: string;
  /** The http origin, which only redirects. */
  plainOrigin: string;
  /** The certificate to trust. */
  certificate: Buffer;
  /** nginx's access log. */
  readLog(): { path: string; status: number; cache: string; processes: string }[];
  stop(): Promise<void>;
}

export interface ProxyPlan {
  /** Folder of the releases, and of everything that nginx writes. */
  dir: string;
  httpPort: number;
  httpsPort: number;
  processPorts: readonly number[];
}

/** Timeout for nginx to start; tests have longer. */
const PATIENCE_MS = 240_000;

/** Starts nginx with the project's configuration in front of running processes. */
export async function startNginx(
  nginx: string,
  { dir, httpPort, httpsPort, processPorts }: ProxyPlan,
): Promise<RunningProxy> {
  const { key, cert: certificate } = makeIdentity('localhost', 1);
  writeFileSync(join(dir, 'site.key'), key, { mode: 0o600 });
  writeFileSync(join(dir, 'site.crt'), certificate);
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
    NGINX_CERTIFICATE: join(dir, 'site.crt'),
    NGINX_CERTIFICATE_KEY: join(dir, 'site.key'),
    NGINX_SITE_DIR: dir,
    NGINX_CACHE_DIR: join(dir, 'cache'),
    NGINX_TEMP_DIR: dir,
    NGINX_PROCESS: processPorts.map((port) => `127.0.0.1:${port}`).join(' '),
  });
  // A busy machine sends its requests late.
  writeFileSync(file, configuration.replace(/(client_\w+_timeout) \w+/g, '$1 300s'));
  const args = ['-e', join(dir, 'error.log'), '-p', dir, '-c', file, '-g', 'daemon off;'];
  const proxy = spawn(nginx, args, { stdio: 'inherit' });
  const ended = once(proxy, 'exit');
  const stop = async () => {
    proxy.kill('SIGTERM');
    await ended;
  };
  try {
    await untilAnswered(proxy, httpsPort, certificate);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    plainOrigin: `http://localhost:${httpPort}`,
    certificate,
    readLog: () =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop,
  };
}

async function untilAnswered(proxy: ChildProcess, port: number, ca: Buffer): Promise<void> {
  const health = { host: 'localhost', family: 4, port, ca, path: '/healthz' };
  const giveUpAt = performance.now() + PATIENCE_MS;
  while ((await ask(health).catch(() => null))?.status !== 200) {
    if (performance.now() > giveUpAt) throw new Error('nginx does not answer');
    if (proxy.exitCode !== null) throw new Error(`nginx ended with ${proxy.exitCode}`);
    await wait(50);
  }
}
