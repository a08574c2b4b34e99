import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#client/app.tsx';
import { loadAllPages } from '#client/page-modules.tsx';
import { listen } from '#server/http/listen.ts';
import { loadAssets } from '#server/rendering/assets.ts';
import { Document } from '#server/rendering/document.tsx';
import { documentHeads } from '#server/rendering/document-head.tsx';
import { utcToday } from '#shared/figures/format.ts';
import { getPage } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** Serves the site's home page with plain Express, as a baseline for the site's own server. */
await loadAllPages();
const assets = loadAssets('dist');
const page = getPage('home');
const { defaultOrigin: origin } = site;
const documentHead = documentHeads(assets, origin)(page);
const app = express();
app.use(helmet());
// The default brotli quality is 4.
app.use(compression());
app.get('/', (_req, res) => {
  const context = {
    ...{ origin, build: assets.build, today: utcToday() },
    ...{ firebase: null, storesMessages: false, problem: null },
  };
  const { pipe } = renderToPipeableStream(
    <Document assets={assets} page={page.id} context={context}>
      <StaticRouter location={{ pathname: page.path, search: '' }}>
        <App context={context} documentHead={documentHead} />
      </StaticRouter>
    </Document>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => pipe(res.type('html')),
    },
  );
});
const url = await listen(createServer(app), { name: 'PORT', port: 0, host: '127.0.0.1' });
console.log(`Listening on ${url}`);
