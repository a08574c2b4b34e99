import { createServer } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { loadAllPages } from '#client/page-modules.tsx';
import { loadAssets } from '#server/rendering/assets.ts';
import { homeDocument } from './home-document';

await loadAllPages();
const assets = loadAssets(String(process.env.BENCH_DIST));
const server = createServer((_req, res) => {
  const { pipe } = renderToPipeableStream(homeDocument(assets), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      pipe(res);
    },
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
