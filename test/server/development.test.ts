import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '#scripts/process/free-port.ts';
import { liveReloadPath } from '#shared/settings/live-reload.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

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
