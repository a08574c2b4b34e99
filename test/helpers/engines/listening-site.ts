import { createServer } from 'node:http';
import { closeServer, listen as listenOn } from '../raw-connection';
import { listen } from './listener';

const path = '/test-listener.js';

/** The site, whose pages begin with the script that listens; its policy allows scripts of its own. */
export async function startListeningSite(origin: string) {
  const server = createServer(async (req, res) => {
    if (req.url === path) {
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${listen})();`);
      return;
    }
    const range = req.headers.range;
    const answer = await fetch(`${origin}${req.url}`, { headers: range ? { range } : {} });
    const headers = new Headers(answer.headers);
    // Fetch has undone the compression, and the text grows.
    for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive'])
      headers.delete(name);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const body = isPage
      ? (await answer.text()).replace('<head>', `<head><script src="${path}"></script>`)
      : Buffer.from(await answer.arrayBuffer());
    res.writeHead(answer.status, Object.fromEntries(headers)).end(body);
  });
  const port = await listenOn(server);
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}
