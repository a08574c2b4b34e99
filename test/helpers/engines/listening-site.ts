import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen as listenOn } from '../raw-connection';
import { listen } from './listener';

const path = '/test-listener.js';

/** The site, whose pages begin with the script that listens; its policy allows scripts of its own. */
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
  // A connection that is kept may be closed by the server just when it is used again.
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
