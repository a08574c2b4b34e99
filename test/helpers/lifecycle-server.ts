import { setTimeout as wait } from 'node:timers/promises';
import express, { type Response } from 'express';
import { createHttpServer } from '#server/http/http-server.ts';
import { createLifecycle } from '#server/http/lifecycle.ts';
import { listen } from '#server/http/listen.ts';
import { health } from '#server/observing/health.ts';
import { createLog } from '#server/observing/log.ts';

/** A separate process for tests of shutdown; its only setting is the grace period. */
const lifecycle = createLifecycle({
  graceMs: Number(process.env.GRACE_MS),
  log: createLog('info'),
});
const held: Response[] = [];
const app = express();
app.use(health(lifecycle));
app.get('/hold', (_req, res) => {
  res.write('held ');
  held.push(res);
});
app.get('/release', (_req, res) => {
  for (const other of held.splice(0)) other.end('released');
  res.send('done');
});
app.get('/throw', async (_req, res) => {
  res.send('thrown');
  await wait(1);
  setImmediate(() => {
    throw new Error('nobody caught this');
  });
});
app.get('/reject', (_req, res) => {
  res.send('rejected');
  void Promise.reject(new Error('nobody awaited this'));
});

const server = createHttpServer(app);
lifecycle.attach(server);
const url = await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
console.log(`Listening on ${url}`);
