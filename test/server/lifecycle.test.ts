import { createServer } from 'node:http';
import { type Child, startChild } from '#test/helpers/child-process.ts';
import { listen, openConnection, type RawConnection } from '#test/helpers/raw-connection.ts';

const children: Child[] = [];
afterEach(() => {
  for (const { process: child } of children.splice(0)) child.kill('SIGKILL');
});

const LONG_GRACE = { GRACE_MS: '120000' };

/** The server with routes that hang, throw and reject. */
const startHolding = (env: NodeJS.ProcessEnv) =>
  start(['--import', 'tsx', 'test/helpers/lifecycle-server.ts'], env);

const startSite = () => start(['dist/server.js'], { PORT: '0', SHUTDOWN_GRACE_MS: '120000' });

async function start(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = startChild(args, env);
  children.push(child);
  return { child, port: Number(new URL(await child.origin()).port) };
}

/**
 * A connection on which this path was requested and the response has begun. A server that shuts down closes
 * a connection whose request arrives late; like a proxy, this then asks again on another one.
 */
async function ask(port: number, path: string, pattern: RegExp): Promise<RawConnection> {
  const connection = await openConnection(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  try {
    await connection.until(pattern);
    return connection;
  } catch (error) {
    if (connection.received() !== '') throw error;
    return ask(port, path, pattern);
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends a connected process with 0', async (signal) => {
  const { child, port } = await startSite();
  const idle = await ask(port, '/lab', /<\/html>|\r\n0\r\n\r\n$/);
  const unused = await openConnection(port);
  child.process.kill(signal);
  expect(await child.exit).toEqual({ code: 0, signal: null });
  await Promise.all([idle.ended, unused.ended]);
});

test('a process that is shutting down is not ready, but finishes open requests', async () => {
  const { child, port } = await startHolding(LONG_GRACE);
  await ask(port, '/readyz', /^HTTP\/1.1 200 /);
  const held = await ask(port, '/hold', /held/);
  child.process.kill('SIGTERM');
  await child.until(/SIGTERM received/);
  const ready = await ask(port, '/readyz', /^HTTP\/1.1 503 [\s\S]*draining/);
  expect(ready.received()).toMatch(/\r\nConnection: close\r\n/i);
  await ready.ended;
  await ask(port, '/healthz', /^HTTP\/1.1 200 [\s\S]*ok/);
  await ask(port, '/release', /done/);
  expect(await held.ended).toMatch(/held [\s\S]*released/);
  expect(await child.exit).toEqual({ code: 0, signal: null });
});

test('a process that is shutting down leaves nobody in a crowd without an answer', async () => {
  const { child, port } = await startSite();
  const crowd = await Promise.all(Array.from({ length: 300 }, () => openConnection(port)));
  let isOver = false;
  const missing = crowd.map(async ({ socket, ended }) => {
    let asked = 0;
    const ask = () => {
      if (isOver) return;
      asked += 1;
      socket.write('HEAD /lab HTTP/1.1\r\nHost: a\r\n\r\n');
    };
    socket.on('data', ask);
    ask();
    const answers = (await ended).match(/^HTTP\/1\.1 200 /gm) ?? [];
    return asked - answers.length;
  });
  await Promise.all(crowd.map(({ until }) => until(/HTTP/)));
  isOver = true;
  child.process.kill('SIGTERM');
  expect(await Promise.all(missing)).toEqual(crowd.map(() => 0));
  expect(await child.exit).toEqual({ code: 0, signal: null });
});

test('requests that take longer than the grace period are dropped, and the process ends with 0', async () => {
  const { child, port } = await startHolding({ GRACE_MS: '500' });
  const held = await ask(port, '/hold', /held/);
  child.process.kill('SIGTERM');
  expect(await child.exit).toEqual({ code: 0, signal: null });
  expect(await held.ended).not.toContain('released');
  expect(child.output()).toContain('Cutting off 1 connections');
});

test('a second signal ends the process at once', async () => {
  const { child, port } = await startHolding(LONG_GRACE);
  await ask(port, '/hold', /held/);
  child.process.kill('SIGTERM');
  await child.until(/SIGTERM received/);
  child.process.kill('SIGTERM');
  expect(await child.exit).toEqual({ code: 143, signal: null });
});

test.each([
  ['/throw', 'uncaughtException', 'nobody caught this'],
  ['/reject', 'unhandledRejection', 'nobody awaited this'],
])('after %s open requests end, and the process ends with 1', async (path, event, message) => {
  const { child, port } = await startHolding(LONG_GRACE);
  const held = await ask(port, '/hold', /held/);
  await ask(port, path, /200 OK/);
  const [line = ''] = /^.*"fatal".*$/m.exec(await child.until(/"fatal".*\n/)) ?? [];
  expect(JSON.parse(line)).toMatchObject({ msg: event, err: { message } });
  expect(JSON.parse(line).err.stack).toContain('lifecycle-server.ts');
  await ask(port, '/release', /done/);
  expect(await held.ended).toContain('released');
  expect(await child.exit).toEqual({ code: 1, signal: null });
});

test.each(['PORT', 'METRICS_PORT'])('a %s that is in use ends the server with 1', async (name) => {
  const port = await listen(createServer());
  const child = startChild(['dist/server.js'], { HOST: '127.0.0.1', PORT: '0', [name]: `${port}` });
  expect((await child.exit).code).toBe(1);
  expect(child.errors()).toBe(`Port ${port} is in use; set ${name} to another one\n`);
  expect(child.output()).toBe('');
});

test('all invalid settings are reported at once, and nothing is started', async () => {
  const child = startChild(['dist/server.js'], { PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'me' });
  expect((await child.exit).code).toBe(1);
  expect(child.errors().trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^PORT /),
    expect.stringMatching(/^TRUST_PROXY /),
    expect.stringMatching(/^LOG_LEVEL /),
  ]);
});
