import { createServer, type RequestListener } from 'node:http';
import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#client/app.tsx';
import { loadAllPages } from '#client/page-modules.tsx';
import { listen } from '#server/http/listen.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { Document } from '#server/rendering/document.tsx';
import { documentHeads } from '#server/rendering/document-head.tsx';
import { utcToday } from '#shared/figures/format.ts';
import type { PageContext } from '#shared/page-context.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** Serves the site's home page with or without Express, as a baseline for the site's own server. */
const { BENCH_PEER } = process.env;
await loadAllPages();
const assets = loadAssets('dist');
const page = getPage('home');
const documentHead = documentHeads(assets, site.defaultOrigin)(page);
const server = createServer(BENCH_PEER === 'express' ? plainExpress() : bareNode);
console.log(`Listening on ${await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' })}`);

function plainExpress(): RequestListener {
  const app = express();
  app.use(helmet());
  // The default brotli quality is 4.
  app.use(compression());
  app.get('/', (_req, res) => render((pipe) => pipe(res.type('html'))));
  return app;
}

function bareNode(...[, res]: Parameters<RequestListener>): void {
  render((pipe) => pipe(res.setHeader('Content-Type', 'text/html; charset=utf-8')));
}

function render(send: (pipe: PipeableStream['pipe']) => void): void {
  const { defaultOrigin: origin } = site;
  const today = utcToday();
  const context: PageContext = {
    origin,
    build: assets.build,
    today,
    firebase: null,
    storesMessages: false,
    problem: null,
  };
  const { pipe } = renderToPipeableStream(
    <Document assets={assets} page={page.id} context={context}>
      <StaticRouter location={{ pathname: page.path, search: '' }}>
        <App context={context} documentHead={documentHead} />
      </StaticRouter>
    </Document>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onShellReady: () => send(pipe) },
  );
}
