import { join } from 'node:path';
import express, { type Express } from 'express';
import { loadAllPages } from '../client/page-modules';
import { findPage } from '../shared/pages';
import { loadAssets } from './assets';
import type { Config } from './config';
import { firebaseOrigins } from './firebase-origins';
import { type Log, logToConsole } from './log';
import { canonicalRedirect } from './middleware/canonical-redirect';
import { errorPages } from './middleware/error-pages';
import { methodGuard } from './middleware/method-guard';
import { notFoundPage } from './middleware/not-found-page';
import { requestId } from './middleware/request-id';
import { securityHeaders } from './middleware/security-headers';
import { listFiles, staticFiles } from './middleware/static-files';
import { urlGuard } from './middleware/url-guard';
import { createRenderer } from './render';
import { liveReload } from './routes/live-reload';
import { pageRoutes, pageVersion } from './routes/pages';

/** The site as an Express application. It does not listen. */
export async function createApp(config: Config, log: Log = logToConsole): Promise<Express> {
  // A page module that has to be waited for would make React send a page that needs scripts.
  await loadAllPages();
  const clientDir = join(config.distDir, 'client');
  const clientFiles = listFiles(clientDir);
  const publicFiles = listFiles(config.publicDir);
  const compressedDir = join(config.distDir, 'compressed');
  const assets = loadAssets(config.distDir);
  const render = createRenderer({ assets, config });
  const app = express();

  // Whoever runs which server is nobody's business; validators of pages come with their rendering.
  app.disable('x-powered-by');
  app.disable('etag');
  // A visitor can quote the id of a failed request, and the log has it too.
  app.use(requestId());
  // First of all that answers, so that no answer is without them.
  app.use(
    securityHeaders({
      isHttps: config.publicOrigin.startsWith('https:'),
      connectSources: firebaseOrigins(config.firebase),
    }),
  );
  // What cannot be decoded must not reach anything that decodes.
  app.use(urlGuard());
  // One address for each page: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
  app.use(canonicalRedirect());
  // What exists can be read and nothing else: https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6
  const isResource = (path: string) =>
    findPage(path) !== undefined || publicFiles.has(path) || clientFiles.has(path);
  app.use(methodGuard({ isResource }));
  // Names of built files change with their content.
  app.use(staticFiles({ dir: clientDir, files: clientFiles, cache: 'immutable', compressedDir }));
  // Everything else may change under its name.
  app.use(
    staticFiles({ dir: config.publicDir, files: publicFiles, cache: 'revalidated', compressedDir }),
  );
  // Tells an open browser that the server is a new one.
  if (config.isReloading) app.use(liveReload());
  // The eleven pages, rendered for each request.
  app.use(pageRoutes({ render, version: pageVersion(assets, config) }));
  // Nothing above knew the address.
  app.use(notFoundPage());
  // Every refusal and failure becomes a readable page or problem details.
  app.use(errorPages({ render, log }));
  return app;
}
