import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { decode } from '#scripts/preflight/answer.ts';
import { listen } from './raw-connection';
import { createTestApp } from './test-app';

/** An answer of the real site, with its content coding undone. */
export interface Served {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** What is changed of one response; 'silence' never answers, 'half' sends half of it. */
export type Change = (served: Served, req: IncomingMessage) => Partial<Served> | 'silence' | 'half';

/** The real site behind a proxy that changes some of its responses, by "GET /path", and the text of pages. */
export async function startChangedSite(
  changes: Readonly<Record<string, Change>> = {},
  changePage?: (text: string) => string,
) {
  // If a change fails, the response says so.
  const onRequest = (req: IncomingMessage, res: ServerResponse) =>
    answer(req, res).catch((error) => res.writeHead(500).end(String(error)));
  const origin = `http://127.0.0.1:${await listen(createServer(onRequest))}`;
  const { app } = await createTestApp({ PUBLIC_ORIGIN: origin });
  const sitePort = await listen(createServer(app));
  return { origin };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const served = await fetchFrom(sitePort, req);
    const isPage = changePage && served.headers['content-type']?.includes('text/html');
    const change =
      changes[`${req.method} ${req.url}`] ??
      (isPage && (({ body }) => ({ body: Buffer.from(changePage(body.toString())) })));
    if (!change) return void res.writeHead(served.status, served.headers).end(served.body);
    const coding = served.headers['content-encoding']?.toString();
    const plain = { ...served, body: decode(served.body, coding) };
    const difference = change(plain, req);
    if (difference === 'silence') return;
    if (difference === 'half') {
      res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '9999' });
      res.write('<!DOCTYPE html>', () => res.destroy());
      return;
    }
    const changed = { ...plain, ...difference };
    res.statusCode = changed.status;
    for (const [name, value] of Object.entries(changed.headers)) {
      const isOfBody = req.method !== 'HEAD' && /^content-(?:encoding|length)$/.test(name);
      if (value !== undefined && !isOfBody) res.setHeader(name, value);
    }
    res.end(changed.body);
  }
}

async function fetchFrom(port: number, asked: IncomingMessage): Promise<Served> {
  const { method, url: path, headers } = asked;
  // The site may close a keep-alive connection just when it is reused.
  const req = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  return { status: res.statusCode ?? 0, headers: res.headers, body: await buffer(res) };
}
