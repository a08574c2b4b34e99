import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen as listenOn } from '../raw-connection';
import { listen } from './listener';

const path = '/test-listener.js';

/** The site with the recording script added to its pages, which the policy allows as the site's own. */
export async function startListeningSite(origin: string) {
  const server = createServer((req, res) => {
    if (req.url === path)
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${listen})();`);
    else passOn(origin, req, res);
  });
  const port = await listenOn(server);
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}

function passOn(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  // The server may close a keep-alive connection just when it is reused.
  const asked = request(origin + req.url, { headers, agent: false }, async (answer) => {
    const { 'content-length': _length, ...others } = answer.headers;
    if (others['content-type']?.startsWith('text/html')) {
      const page = (await text(answer)).replace('<head>', `<head><script src="${path}"></script>`);
      res.writeHead(answer.statusCode ?? 500, others).end(page);
    } else {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    }
  });
  asked.once('error', (error) => res.destroy(error));
  asked.end();
}
