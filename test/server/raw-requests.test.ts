import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTestApp } from '../helpers/test-app';

let server: Server;
beforeAll(async () => {
  const { app } = await createTestApp();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

test.each([
  ['GET /% HTTP/1.1', 400],
  ['GET /%E0%A4%A HTTP/1.1', 400],
  ['GET /\\host/ HTTP/1.1', 404],
  ['GET //host/ HTTP/1.1', 404],
  ['GET /../package.json HTTP/1.1', 404],
  ['GET /lab?a=%E0%A4%A HTTP/1.1', 200],
  ['GET http://127.0.0.1/lab HTTP/1.1', 200],
  ['OPTIONS * HTTP/1.1', 204],
  ['PROPFIND /lab HTTP/1.1', 405],
  ['TRACE /lab HTTP/1.1', 405],
  ['POST /contact HTTP/1.1', 405],
])('%s is answered %d', async (line, status) => {
  const answer = await send(`${line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toMatch(/\r\nLocation:/i);
});

/** What the server sends back to these very bytes. */
function send(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
  });
}
