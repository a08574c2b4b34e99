import { send } from './raw-connection';
import { undoCoding } from './undo-coding';

/** A response as it came over the connection. */
export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Decoded from its content encoding. */
  body: string;
}

interface RawRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a request on a new connection. */
export async function askRaw(
  port: number,
  { method = 'GET', path, headers = {} }: RawRequest,
): Promise<RawAnswer> {
  const fields = Object.entries({ Host: 'a', Connection: 'close', ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return readAnswer(await send(port, `${method} ${path} HTTP/1.1\r\n${lines}\r\n`), method);
}

/**
 * Parses every byte of a response after which the connection was closed.
 * @throws Error for a duplicate header, or a body that has the wrong length, cannot be decoded or is not
 * allowed
 */
function readAnswer(text: string, method: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:\s]+): ?(.*)$/.exec(line) ?? [];
    if (name.toLowerCase() in headers) throw new Error(`${name} is there twice:\n${text}`);
    headers[name.toLowerCase()] = value;
  }
  const sent = Buffer.from(text.slice(end + 4), 'latin1');
  const body = headers['transfer-encoding'] === 'chunked' ? joinChunks(sent) : sent;
  const hasNone = method === 'HEAD' || status === 204 || status === 304;
  const said = hasNone ? 0 : Number(headers['content-length'] ?? body.length);
  if (Number.isNaN(status) || body.length !== said) {
    throw new Error(`${body.length} bytes of a body that should have ${said}:\n${text}`);
  }
  return { status, headers, body: undoCoding(body, headers['content-encoding']).toString() };
}

function joinChunks(sent: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let start = 0; ; ) {
    const lineEnd = sent.indexOf('\r\n', start);
    const length = Number.parseInt(sent.toString('latin1', start, lineEnd), 16);
    if (!(length > 0)) return Buffer.concat(pieces);
    pieces.push(sent.subarray(lineEnd + 2, lineEnd + 2 + length));
    start = lineEnd + 2 + length + 2;
  }
}
