import { connect } from 'node:net';
import { median } from './median';
import { responseReader } from './response-reader';

interface LoadOptions {
  port: number;
  headers: Readonly<Record<string, string>>;
  /** Any other answer but a refusal ends the measurement. */
  status: number;
  connections: number;
  ms: number;
}

export interface LoadResult {
  requests: number;
  /** How many of them were answered with 503. */
  refused: number;
  elapsedMs: number;
  /** Of one response, its head included. */
  bytes: number;
  /** Median time from sending a request to the first byte of its answer. */
  firstByteMs: number;
}

/** However quick a server is. */
const MAX_REQUESTS = 100_000;

/** Asks for the home page over kept connections, each request after the answer to the last one. */
export async function load({
  port,
  headers,
  status,
  connections,
  ms,
}: LoadOptions): Promise<LoadResult> {
  const fields = Object.entries({ Host: 'localhost', ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
  const firstBytesMs: number[] = [];
  let bytes = 0;
  let refused = 0;
  const startedAt = performance.now();

  await Promise.all(Array.from({ length: connections }, visit));
  return {
    requests: firstBytesMs.length,
    refused,
    elapsedMs: performance.now() - startedAt,
    bytes: bytes / firstBytesMs.length,
    firstByteMs: median(firstBytesMs),
  };

  function visit(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sentAt = 0;
      let isAnswered = true;
      const ask = () => {
        sentAt = performance.now();
        isAnswered = false;
        socket.write(request);
      };
      const read = responseReader((got) => {
        if (got === 503) refused += 1;
        else if (got !== status)
          return void socket.destroy(new Error(`Port ${port} answered ${got}`));
        if (isOver()) socket.end(resolve);
        else ask();
      });
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`Port ${port} closed a connection`)));
      socket.on('data', (data) => {
        bytes += data.length;
        if (!isAnswered) firstBytesMs.push(performance.now() - sentAt);
        isAnswered = true;
        read(data);
      });
    });
  }

  function isOver(): boolean {
    return firstBytesMs.length >= MAX_REQUESTS || performance.now() - startedAt >= ms;
  }
}
