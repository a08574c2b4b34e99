import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginx } from '#scripts/deploy/render-nginx.ts';
import { ask } from './ask';
import { makeIdentity } from './certificate';
import { readText } from './root';

interface Ports {
  httpPort: number;
  httpsPort: number;
  processes: readonly { port: number }[];
}

/**
 * Starts nginx with the project's configuration in front of running processes.
 * @param dir folder of the releases, and of everything that nginx writes
 */
export async function startNginx(
  nginx: string,
  dir: string,
  { httpPort, httpsPort, processes }: Ports,
) {
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
    NGINX_PROCESS: processes.map(({ port }) => `127.0.0.1:${port}`).join(' '),
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
  const health = {
    host: 'localhost',
    family: 4,
    port: httpsPort,
    ca: certificate,
    path: '/healthz',
  };
  while ((await ask(health).catch(() => null))?.status !== 200) {
    if (proxy.exitCode !== null) throw new Error(`nginx ended with ${proxy.exitCode}`);
    await wait(50);
  }
  return {
    origin,
    /** The http origin, which only redirects. */
    plainOrigin: `http://localhost:${httpPort}`,
    /** To trust. */
    certificate,
    /** nginx's access log. */
    readLog: (): { path: string; status: number; cache: string; processes: string }[] =>
      readFileSync(logFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    stop,
  };
}
