import { baseHeaders } from '#server/base-headers.ts';
import { createHttpServer } from '#server/http/http-server.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { listen, openConnection, send } from '#test/helpers/raw-connection.ts';
import { createTestApp } from '#test/helpers/test-app.ts';

let port: number;
const told: LogEntry[] = [];
beforeAll(async () => {
  const { app, config } = await createTestApp();
  const log = (entry: LogEntry) => told.push(entry);
  port = await listen(createHttpServer(app, { headers: baseHeaders(config), log }));
});

const host = 'Host: 127.0.0.1';

const cases = [
  line(200, 'GET /lab HTTP/1.1'),
  line(200, 'GET /lab HTTP/1.0'),
  line(200, 'GET /lab?a=%E0%A4%A HTTP/1.1'),
  line(200, 'GET http://127.0.0.1/lab HTTP/1.1'),
  line(200, 'GET HTTPS://www.example.com:443/lab?x HTTP/1.1'),
  line(200, 'GET http://127.0.0.1 HTTP/1.1'),
  line(204, 'OPTIONS * HTTP/1.1'),
  line(400, 'GET /\0 HTTP/1.1'),
  line(400, 'GET /lab#top HTTP/1.1'),
  line(400, 'GET * HTTP/1.1'),
  line(400, 'GET lab HTTP/1.1'),
  line(400, 'GET ftp://127.0.0.1/lab HTTP/1.1'),
  line(400, 'GET http:///lab HTTP/1.1'),
  line(400, 'GET http://[::1/ HTTP/1.1'),
  line(400, 'GET http://user@127.0.0.1/ HTTP/1.1'),
  line(400, 'GET /lab HTTP/0.9'),
  line(400, 'GET /lab'),
  line(400, 'GET /lab HTPT/1.1'),
  line(404, 'GET /\\host/ HTTP/1.1'),
  line(404, 'GET //host/ HTTP/1.1'),
  line(404, 'GET /../package.json HTTP/1.1'),
  line(404, 'GET /%2e%2e%2fpackage.json HTTP/1.1'),
  line(404, 'GET /assets/..%5c..%5cserver.js HTTP/1.1'),
  line(405, 'PROPFIND /lab HTTP/1.1'),
  line(405, 'TRACE /lab HTTP/1.1'),
  line(405, 'TRACE /x HTTP/1.1'),
  line(405, 'CONNECT www.example.com:443 HTTP/1.1'),
  line(405, 'POST /contact HTTP/1.1'),
  line(405, 'POST /healthz HTTP/1.1'),
  line(414, `GET /${'a'.repeat(9_000)} HTTP/1.1`),
  line(414, `GET /${'a'.repeat(60_000)} HTTP/1.1`),
  line(501, 'BREW /lab HTTP/1.1'),
  line(501, 'get /lab HTTP/1.1'),
  line(505, 'GET /lab HTTP/1.2'),
  line(505, 'GET /lab HTTP/2.0'),
  line(505, 'GET /lab HTTP/3.0'),
  line(505, 'PRI * HTTP/2.0'),
  fields(400, 'no Host', 'X-A: b'),
  fields(400, 'an empty Host', 'Host:'),
  fields(400, 'two Hosts', host, host),
  fields(400, 'a list of Hosts', 'Host: a, b'),
  fields(400, 'a Host with a path', 'Host: a/b'),
  fields(400, 'a Host with a user', 'Host: a@b'),
  fields(400, 'a Host with a port that is none', 'Host: a:99999'),
  fields(405, 'a Host of IPv6', 'Host: [::1]:3000'),
  fields(400, 'a space before the colon', 'Host : 127.0.0.1'),
  fields(400, 'a folded field', host, 'X-A: a', ' b'),
  fields(400, 'a NUL in a field', host, 'X-A: a\0b'),
  fields(400, 'a length beside a coding', host, 'Content-Length: 4', 'Transfer-Encoding: chunked'),
  fields(400, 'a coding beside a length', host, 'Transfer-Encoding: chunked', 'Content-Length: 4'),
  fields(400, 'two lengths', host, 'Content-Length: 4', 'Content-Length: 5'),
  fields(400, 'a negative length', host, 'Content-Length: -4'),
  fields(400, 'chunked twice', host, 'Transfer-Encoding: chunked, chunked'),
  fields(400, 'a coding after chunked', host, 'Transfer-Encoding: chunked, gzip'),
  fields(501, 'a coding before chunked', host, 'Transfer-Encoding: gzip, chunked'),
  fields(501, 'an unknown coding', host, 'Transfer-Encoding: xchunked'),
  fields(400, 'an empty coding', host, 'Transfer-Encoding:'),
  fields(405, 'a plain body', host, 'Content-Length: 5'),
  fields(405, 'a chunked body', host, 'Transfer-Encoding: Chunked'),
  fields(405, 'an expectation of 100', host, 'Content-Length: 5', 'Expect: 100-continue'),
  fields(417, 'an unknown expectation', host, 'Expect: tea'),
  fields(431, 'a giant field', host, `X-A: ${'a'.repeat(20_000)}`),
  fields(431, 'hundreds of fields', host, ...Array(400).fill('X-A: b')),
  { status: 200, name: 'HTTP/1.0 without a Host', bytes: 'GET /lab HTTP/1.0\r\n\r\n' },
  {
    status: 400,
    name: 'HTTP/1.0 with a coding',
    bytes: 'POST /lab HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  },
];

test.each(cases)('$name is answered $status', async ({ bytes, status }) => {
  const answer = await send(port, bytes);
  expectAnswer(answer, status);
  expect(answer).not.toMatch(/\r\nLocation:/i);
  expect(answer).not.toMatch(/ 100 Continue/);
});

function line(status: number, text: string) {
  const bytes = `${text}\r\n${host}\r\nConnection: close\r\n\r\n`;
  return { status, name: text.slice(0, 60), bytes };
}

function fields(status: number, name: string, ...sent: string[]) {
  const lines = ['POST /contact HTTP/1.1', ...sent, 'Connection: close', '', ''];
  return { status, name, bytes: lines.join('\r\n') };
}

test.each([
  ['another protocol', '\x16\x03\x01\x02\0\x01\0'],
  ['a line without sense', 'hello\r\n\r\n'],
  ['half a head', 'GET / HTTP/1.1\r\nHost'],
])('%s leaves the server unharmed', async (_name, bytes) => {
  const { socket } = await openConnection(port, bytes);
  socket.end();
  await new Promise((resolve) => socket.once('close', resolve));
  expectAnswer(await send(port, `GET /lab HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`), 200);
});

test('a client that disconnects after CONNECT does no harm', async () => {
  const line = 'CONNECT www.example.com:443 HTTP/1.1';
  const { socket, until } = await openConnection(port, `${line}\r\n${host}\r\n\r\n`);
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
  const head = `POST /contact HTTP/1.1\r\n${host}\r\nContent-Length: 3000000\r\n\r\n`;
  const { socket, ended } = await openConnection(port, head);
  socket.write(Buffer.alloc(sent));
  expectAnswer(await ended, 405);
  socket.destroy();
});

test('after a rejected body, nothing more on the connection is answered', async () => {
  const next = `GET /lab HTTP/1.1\r\n${host}\r\n\r\n`;
  const rejected = `POST /contact HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\n\r\n12345`;
  const answer = await send(port, rejected + next);
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
});

function expectAnswer(answer: string, status: number): void {
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.match(/HTTP\/1\.1 \d\d\d /g)).toHaveLength(1);
  expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none';/i);
  expect(answer).toMatch(/\r\nx-request-id: [\w-]{16,64}\r\n/i);
}
