import type { Server } from 'node:http';
import { baseHeaders } from '#server/headers/base-headers.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { closeServer, listen, openConnection, send } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let server: Server;
let port: number;
const told: LogEntry[] = [];
beforeAll(async () => {
  const { app, config } = await createTestApp();
  const log = (entry: LogEntry) => told.push(entry);
  server = createHttpServer(app, { headers: baseHeaders(config), log });
  port = await listen(server);
});
afterAll(() => closeServer(server));

const host = 'Host: 127.0.0.1';

/** Requests and their status: request line, target, version, header fields. */
const cases: ReadonlyArray<[request: { name: string; bytes: string }, status: number]> = [
  [line('GET /lab HTTP/1.1'), 200],
  [line('GET /lab HTTP/1.0'), 200],
  [line('GET /lab?a=%E0%A4%A HTTP/1.1'), 200],
  [line('GET http://127.0.0.1/lab HTTP/1.1'), 200],
  [line('GET HTTPS://www.example.com:443/lab?x HTTP/1.1'), 200],
  [line('GET http://127.0.0.1 HTTP/1.1'), 200],
  [line('OPTIONS * HTTP/1.1'), 204],
  [line('GET /\0 HTTP/1.1'), 400],
  [line('GET /lab#top HTTP/1.1'), 400],
  [line('GET * HTTP/1.1'), 400],
  [line('GET lab HTTP/1.1'), 400],
  [line('GET ftp://127.0.0.1/lab HTTP/1.1'), 400],
  [line('GET http:///lab HTTP/1.1'), 400],
  [line('GET http://[::1/ HTTP/1.1'), 400],
  [line('GET http://user@127.0.0.1/ HTTP/1.1'), 400],
  [line('GET /lab HTTP/0.9'), 400],
  [line('GET /lab'), 400],
  [line('GET /lab HTPT/1.1'), 400],
  [line('GET /\\host/ HTTP/1.1'), 404],
  [line('GET //host/ HTTP/1.1'), 404],
  [line('GET /../package.json HTTP/1.1'), 404],
  [line('GET /%2e%2e%2fpackage.json HTTP/1.1'), 404],
  [line('GET /assets/..%5c..%5cserver.js HTTP/1.1'), 404],
  [line('PROPFIND /lab HTTP/1.1'), 405],
  [line('TRACE /lab HTTP/1.1'), 405],
  [line('TRACE /x HTTP/1.1'), 405],
  [line('CONNECT www.example.com:443 HTTP/1.1'), 405],
  [line('POST /contact HTTP/1.1'), 405],
  [line('POST /healthz HTTP/1.1'), 405],
  [line(`GET /${'a'.repeat(9_000)} HTTP/1.1`), 414],
  [line(`GET /${'a'.repeat(60_000)} HTTP/1.1`), 414],
  [line('BREW /lab HTTP/1.1'), 501],
  [line('get /lab HTTP/1.1'), 501],
  [line('GET /lab HTTP/1.2'), 505],
  [line('GET /lab HTTP/2.0'), 505],
  [line('GET /lab HTTP/3.0'), 505],
  [line('PRI * HTTP/2.0'), 505],
  [fields('no Host', 'X-A: b'), 400],
  [fields('an empty Host', 'Host:'), 400],
  [fields('two Hosts', `${host}\r\n${host}`), 400],
  [fields('a list of Hosts', 'Host: a, b'), 400],
  [fields('a Host with a path', 'Host: a/b'), 400],
  [fields('a Host with a user', 'Host: a@b'), 400],
  [fields('a Host with a port that is none', 'Host: a:99999'), 400],
  [fields('a Host of IPv6', 'Host: [::1]:3000'), 405],
  [fields('a space before the colon', 'Host : 127.0.0.1'), 400],
  [fields('a folded field', `${host}\r\nX-A: a\r\n b`), 400],
  [fields('a NUL in a field', `${host}\r\nX-A: a\0b`), 400],
  [
    fields(
      'a length beside a coding',
      `${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked`,
    ),
    400,
  ],
  [
    fields(
      'a coding beside a length',
      `${host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 4`,
    ),
    400,
  ],
  [fields('two lengths', `${host}\r\nContent-Length: 4\r\nContent-Length: 5`), 400],
  [fields('a negative length', `${host}\r\nContent-Length: -4`), 400],
  [fields('chunked twice', `${host}\r\nTransfer-Encoding: chunked, chunked`), 400],
  [fields('a coding after chunked', `${host}\r\nTransfer-Encoding: chunked, gzip`), 400],
  [fields('a coding before chunked', `${host}\r\nTransfer-Encoding: gzip, chunked`), 501],
  [fields('an unknown coding', `${host}\r\nTransfer-Encoding: xchunked`), 501],
  [fields('an empty coding', `${host}\r\nTransfer-Encoding:`), 400],
  [fields('a plain body', `${host}\r\nContent-Length: 5`), 405],
  [fields('a chunked body', `${host}\r\nTransfer-Encoding: Chunked`), 405],
  [
    fields(
      'a client that sends Expect: 100-continue',
      `${host}\r\nContent-Length: 5\r\nExpect: 100-continue`,
    ),
    405,
  ],
  [fields('an unknown expectation', `${host}\r\nExpect: tea`), 417],
  [fields('a giant field', `${host}\r\nX-A: ${'a'.repeat(20_000)}`), 431],
  [fields('hundreds of fields', host + '\r\nX-A: b'.repeat(400)), 431],
  [{ name: 'HTTP/1.0 without a Host', bytes: 'GET /lab HTTP/1.0\r\n\r\n' }, 200],
  [
    {
      name: 'HTTP/1.0 with a coding',
      bytes: 'POST /lab HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    },
    400,
  ],
];

test.each(cases.map(([request, status]) => ({ ...request, status })))(
  '$name is answered $status',
  async ({ bytes, status }) => {
    const answer = await send(port, bytes);
    expectAnswer(answer, status);
    expect(answer).not.toMatch(/\r\nLocation:/i);
    expect(answer).not.toMatch(/ 100 Continue/);
  },
);

/** A request with this request line. */
function line(text: string) {
  return { name: text.slice(0, 60), bytes: `${text}\r\n${host}\r\nConnection: close\r\n\r\n` };
}

/** A request with these header fields. */
function fields(name: string, text: string) {
  return { name, bytes: `POST /contact HTTP/1.1\r\n${text}\r\nConnection: close\r\n\r\n` };
}

test.each([
  ['another protocol', '\x16\x03\x01\x02\0\x01\0'],
  ['a line without sense', 'hello\r\n\r\n'],
  ['half a head', 'GET / HTTP/1.1\r\nHost'],
])('%s leaves the server unharmed', async (_name, bytes) => {
  const { socket } = await openConnection(port);
  socket.write(Buffer.from(bytes, 'latin1'));
  socket.end();
  await new Promise((resolve) => socket.once('close', resolve));
  expectAnswer(await send(port, `GET /lab HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`), 200);
});

test('a client that disconnects after CONNECT does no harm', async () => {
  const { socket, until } = await openConnection(port);
  socket.write(`CONNECT www.example.com:443 HTTP/1.1\r\n${host}\r\n\r\n`);
  await until(/^HTTP\/1\.1 405 /);
  socket.write(Buffer.alloc(100_000));
  socket.resetAndDestroy();
  expectAnswer(await send(port, `GET /lab HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`), 200);
});

test('a rejected request gets a page in the site’s layout, and the connection is closed', async () => {
  const answer = await send(port, `GET /lab HTTP/1.1\r\n${host}\r\n${host}\r\n\r\n`);
  expect(answer).toContain('400 Bad Request</h1>');
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/i);
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
});

test('a request that cannot be parsed gets a plain page', async () => {
  const answer = await send(port, 'hello\r\n\r\n');
  expectAnswer(answer, 400);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(body).toContain('<h1>400 Bad Request</h1>');
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body, 'latin1')}`);
  expect(head).toMatch(/\r\nDate: /);
  expect(head).toMatch(/\r\nCache-Control: no-store\r\n/);
  const [, requestId] = /\r\nX-Request-Id: (.+)\r\n/.exec(head) ?? [];
  expect(told).toContainEqual(expect.objectContaining({ level: 'warn', requestId }));
});

test.each([
  ['that cannot be read', 'Content-Length: abc'],
  ['that is too long', `X-A: ${'a'.repeat(20_000)}`],
])('a HEAD request %s is answered without a body', async (_name, field) => {
  const answer = await send(port, `HEAD /lab HTTP/1.1\r\n${host}\r\n${field}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nContent-Length: [1-9]\d+\r\n/s);
  expect(answer).toMatch(/\r\n\r\n$/);
});

test('a request before a malformed one still gets its whole response', async () => {
  const answer = await send(port, `GET /lab HTTP/1.1\r\n${host}\r\n\r\nhello\r\n\r\n`);
  const [first = '', second = ''] = answer.split(/(?=HTTP\/1\.1 400)/);
  expectAnswer(first, 200);
  expect(first).toContain('</html>');
  expectAnswer(second, 400);
});

test.each([
  ['nothing of it', 0],
  ['all of it before reading', 3_000_000],
])('a request with a large body is rejected if a client sends %s', async (_name, sent) => {
  const { socket, ended } = await openConnection(port);
  socket.write(`POST /contact HTTP/1.1\r\n${host}\r\nContent-Length: 3000000\r\n\r\n`);
  socket.write(Buffer.alloc(sent));
  expectAnswer(await ended, 405);
  socket.destroy();
});

test('after a rejected body, nothing more on the connection is answered', async () => {
  const next = `GET /lab HTTP/1.1\r\n${host}\r\n\r\n`;
  const answer = await send(
    port,
    `POST /contact HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\n\r\n12345${next}`,
  );
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

function expectAnswer(answer: string, status: number): void {
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1 \d\d\d /g)).toHaveLength(1);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none';/i);
  expect(answer).toMatch(/\r\nx-request-id: [\w-]{16,64}\r\n/i);
}
