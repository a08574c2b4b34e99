import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, get } from 'node:https';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { renderNginx } from '../../scripts/deploy/render-nginx';
import { type Child, startChild } from './child-process';
import { closeServer, listen } from './raw-connection';
import { root } from './test-app';

interface SiteProcess {
  port: number;
  /** Starts it, and waits until it says that it is ready. */
  start(): Promise<void>;
  /** Ends it, and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<Awaited<Child['exit']> | undefined>;
}

export interface ProxiedSite {
  origin: string;
  /** The origin that is only there to send visitors on. */
  plainOrigin: string;
  /** What TLS has to trust. */
  certificate: Buffer;
  processes: readonly [SiteProcess, SiteProcess];
  /** What nginx wrote of each request. */
  readLog(): { path: string; status: number; cache: string; processes: string }[];
  stop(): Promise<void>;
}

/** Until nginx has to answer for the first time; tests wait for twice as long. */
const PATIENCE_MS = 30_000;

/** What a process needs beside Node; the same list as in the Dockerfile. */
const released = ['dist', 'public', 'package.json'];

/** A release in a folder of its own, two processes, and nginx with the configuration of the project. */
export async function startProxiedSite(nginx: string): Promise<ProxiedSite> {
  const dir = mkdtempSync(join(tmpdir(), 'proxy-'));
  const current = join(dir, 'current');
  mkdirSync(current);
  for (const name of released) cpSync(join(root, name), join(current, name), { recursive: true });
  const certificate = makeCertificate(dir);
  const [httpPort, httpsPort, ...ports] = await findPorts(4);
  const [first = 0, second = 0] = ports;
  const origin = `https://localhost:${httpsPort}`;
  const settings = { PUBLIC_ORIGIN: origin, TRUST_PROXY: 'loopback' };
  const processes = [
    siteProcess(current, first, settings),
    siteProcess(current, second, settings),
  ] as const;
  const logFile = join(dir, 'access.log');
  const file = join(dir, 'nginx.conf');
  const template = readFileSync(join(root, 'scripts', 'deploy', 'nginx.conf'), 'utf8');
  const configuration = renderNginx(template, {
    ...settings,
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
    NGINX_PROCESS: `127.0.0.1:${first} 127.0.0.1:${second}`,
  });
  writeFileSync(file, configuration);
  const args = ['-e', join(dir, 'error.log'), '-p', dir, '-c', file, '-g', 'daemon off;'];
  const proxy = spawn(nginx, args, { stdio: 'inherit' });
  const ended = once(proxy, 'exit');
  try {
    await Promise.all(processes.map((process) => process.start()));
    await untilAnswered(proxy, `${origin}/healthz`, certificate);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    plainOrigin: `http://localhost:${httpPort}`,
    certificate,
    processes,
    readLog: () => readFileSync(logFile, 'utf8').trim().split('\n').map(parseLine),
    stop,
  };

  async function stop(): Promise<void> {
    proxy.kill('SIGTERM');
    await ended;
    await Promise.all(processes.map((process) => process.end('SIGKILL')));
    rmSync(dir, { recursive: true });
  }
}

function parseLine(line: string) {
  return JSON.parse(line) as ReturnType<ProxiedSite['readLog']>[number];
}

function siteProcess(dir: string, port: number, settings: NodeJS.ProcessEnv): SiteProcess {
  let child: Child | undefined;
  return {
    port,
    async start() {
      const env = { ...settings, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' };
      child = startChild([join(dir, 'dist', 'server.js')], env);
      await child.until(/Listening on /);
      const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
      if (status !== 200) throw new Error(`The process on port ${port} is not ready: ${status}`);
    },
    async end(signal) {
      child?.process.kill(signal);
      return child?.exit;
    },
  };
}

function makeCertificate(dir: string): Buffer {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(dir, 'site.key'), '-out', join(dir, 'site.crt')];
  const args = ['req', '-x509', '-days', '1', ...key, ...name, ...files];
  execFileSync('openssl', args, { stdio: 'pipe' });
  return readFileSync(join(dir, 'site.crt'));
}

/** Ports that were free just now, each another one. */
async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listen));
  await Promise.all(servers.map(closeServer));
  return ports;
}

async function untilAnswered(proxy: ChildProcess, url: string, ca: Buffer): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await answers(url, ca))) {
    if (performance.now() > giveUpAt) throw new Error('nginx does not answer');
    if (proxy.exitCode !== null) throw new Error(`nginx ended with ${proxy.exitCode}`);
    await wait(50);
  }
}

function answers(url: string, ca: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const agent = new Agent({ ca, family: 4 });
    get(url, { agent }, (res) => {
      res.resume();
      resolve(res.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
