import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import { renderToPipeableStream } from 'react-dom/server';
import { loadAllPages } from '#client/page-modules.tsx';
import { loadAssets } from '#server/rendering/assets.ts';
import { homeDocument } from './home-document';

await loadAllPages();
const assets = loadAssets(String(process.env.BENCH_DIST));
const app = express();
app.use(helmet());
// Its default for brotli is quality 4.
app.use(compression());
app.get('/', (_req, res) => {
  const { pipe } = renderToPipeableStream(homeDocument(assets), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      res.type('html');
      pipe(res);
    },
  });
});
app.listen(Number(process.env.PORT), '127.0.0.1');
