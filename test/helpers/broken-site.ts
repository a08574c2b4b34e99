import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { closeServer, listen } from './raw-connection';
import { createTestApp } from './test-app';

/** An answer of the real site, with its content coding undone. */
export interface Served {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Makes one thing wrong; a client waits for ever, or gets half of the answer. */
export type Fault = (served: Served, req: IncomingMessage) => Served | 'silence' | 'half';

export interface BrokenSite {
  origin: string;
  /** Breaks it until it is broken in another way. */
  breakBy(fault: Fault): void;
  stop(): Promise<void>;
}

export interface Identity {
  key: Buffer;
  cert: Buffer;
}

/** The real site behind a proxy that spoils its answers; with an identity it speaks TLS. */
export async function startBrokenSite(identity?: Identity): Promise<BrokenSite> {
  let fault: Fault = (served) => served;
  // What a fault cannot break is told in its place.
  const onRequest = (req: IncomingMessage, res: ServerResponse) =>
    answer(req, res).catch((error) => res.writeHead(500).end(String(error)));
  const proxy = identity ? createSecureServer(identity, onRequest) : createServer(onRequest);
  const port = await listen(proxy);
  const origin = identity ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const { app } = await createTestApp({ PUBLIC_ORIGIN: origin });
  const site = createServer(app);
  const sitePort = await listen(site);
  return {
    origin,
    breakBy(wanted) {
      fault = wanted;
    },
    async stop() {
      await closeServer(proxy);
      await closeServer(site);
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const served = await fetchFrom(sitePort, req);
    const decoded = decode(served);
    const spoiled = fault(decoded, req);
    if (spoiled === 'silence') return;
    if (spoiled === 'half') {
      res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '9999' });
      res.write('<!DOCTYPE html>', () => res.destroy());
      return;
    }
    const isBrotli = spoiled.headers['content-encoding'] === 'br';
    const isWhole = isBrotli && spoiled.body === decoded.body;
    // Compressing takes most of the time of these tests.
    const body = isWhole ? served.body : isBrotli ? brotliCompressSync(spoiled.body) : spoiled.body;
    const length = req.method === 'HEAD' ? {} : { 'content-length': String(body.length) };
    res.writeHead(spoiled.status, { ...spoiled.headers, ...length });
    res.end(body);
  }
}

function fetchFrom(port: number, { method, url, headers }: IncomingMessage): Promise<Served> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: url, method, headers };
    const req = request(options, async (res) => {
      const body = await buffer(res);
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body });
    });
    req.once('error', reject);
    req.end();
  });
}

function decode(served: Served): Served {
  const isBrotli = served.headers['content-encoding'] === 'br' && served.body.length > 0;
  return isBrotli ? { ...served, body: brotliDecompressSync(served.body) } : served;
}
