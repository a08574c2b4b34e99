import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '#scripts/process/free-port.ts';
import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

test('an open browser gets the start, the style sheets and the build errors', async () => {
  const { app } = await createTestApp({ DEV_RELOAD: 'start-1' });
  const server = createServer(app);
  const port = await listen(server);
  const { body } = await fetch(`http://127.0.0.1:${port}${liveReloadPath}`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const next = async (): Promise<DevelopmentState> => {
    for (;;) {
      const [event, rest] = text.split('\n\n');
      if (event !== undefined && rest !== undefined) {
        text = text.slice(event.length + 2);
        return JSON.parse(event.slice(event.indexOf('data: ') + 6));
      }
      text += Buffer.from((await reader.read()).value ?? []).toString();
    }
  };
  const state = await next();
  expect(state).toMatchObject({ startId: 'start-1', problem: '' });
  for (const path of state.styles) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  }
  process.emit('message', 'client/app.tsx:3:5: a fault', undefined);
  expect(await next()).toEqual({ ...state, problem: 'client/app.tsx:3:5: a fault' });
  await reader.cancel();
  await closeServer(server);
});

test('a production site has no live reload', async () => {
  const { app } = await createTestApp();
  const server = createServer(app);
  const port = await listen(server);
  expect((await fetch(`http://127.0.0.1:${port}${liveReloadPath}`)).status).toBe(404);
  await closeServer(server);
});

test('where the port is in use, development takes the next one and says so', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const port = await freePort(taken);
  expect(port).toBeGreaterThan(taken);
  expect(said.mock.calls.join()).toMatch(new RegExp(`${taken} is in use.*${port}`));
  await closeServer(server);
  said.mockRestore();
});
