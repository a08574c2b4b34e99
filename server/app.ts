import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import express, { type Express } from 'express';
import { loadAllPages } from '#client/page-modules.tsx';
import { baseHeaders } from './base-headers';
import type { Config } from './config';
import { errorPages } from './errors/error-pages';
import { notFoundPage } from './errors/not-found-page';
import { httpGuard, urlGuard } from './http/http-guard';
import { loadShedding } from './http/load-shedding';
import { canonicalRedirect } from './middleware/canonical-redirect';
import { methodGuard } from './middleware/method-guard';
import { setHeaders } from './middleware/set-headers';
import { listFiles, staticFiles } from './middleware/static-files';
import { health } from './observing/health';
import { createLog, type Log } from './observing/log';
import { idleMeter, type Meter, timedRender } from './observing/meter';
import { requestId } from './observing/request-id';
import { requestLog } from './observing/request-log';
import { loadAssets } from './rendering/assets';
import { finishedDocuments } from './rendering/finished-documents';
import { createRenderer } from './rendering/render';
import { warmUp } from './rendering/warm-up';
import { pageRoutes, pageVersion } from './routes/pages';
import { releaseManifest } from './routes/release-manifest';
import { listResources } from './routes/resources';
import { routeNames } from './routes/route-names';
import { textResources } from './routes/text-resources';

interface AppParts {
  log?: Log;
  meter?: Meter;
  /** Whether the process is shutting down. */
  isDraining?: () => boolean;
  /** Whether to render every page once before taking requests. */
  isWarm?: boolean;
}

/** The site as an Express application. It does not listen. */
export async function createApp(
  config: Config,
  {
    log = createLog(config.logLevel),
    meter = idleMeter,
    isDraining = () => false,
    isWarm = false,
  }: AppParts = {},
): Promise<Express> {
  // If a page's module were loaded during the render, React would send HTML that needs scripts.
  await loadAllPages();
  const assets = loadAssets(config.distDir);
  const builtFiles = listFiles(join(config.distDir, 'client'));
  const publicFiles = listFiles(config.publicDir);
  const compressedDir = join(config.distDir, 'compressed');
  const resources = listResources(config);
  const documents = finishedDocuments(config.pageCacheSeconds);
  const renderer = createRenderer({ assets, config, documents });
  const render = timedRender(renderer, meter);
  const version = pageVersion(assets, config);
  const onFailure = (path: string, error: unknown) =>
    log({ level: 'error', message: `${path} cannot be rendered`, error });
  const unmeteredPages = pageRoutes({ render: renderer, version, documents });
  const isReady = isWarm && (await warmUp(unmeteredPages, onFailure));
  const app = express();

  // Responses do not name the software behind them, and pages set their own ETags.
  app.disable('x-powered-by');
  app.disable('etag');
  // Only these proxies are trusted to pass on a request id, and many visitors share their connections.
  app.set('trust proxy', config.trustProxy);
  const isFromTrustedProxy = ({ socket }: IncomingMessage): boolean =>
    app.get('trust proxy fn')(socket.remoteAddress, 0);
  // A visitor can quote the id of a failed request, so that it can be found in the log.
  app.use(requestId(isFromTrustedProxy));
  // Early, so that it logs the outcome of everything below.
  const nameRoute = routeNames({ builtFiles, publicFiles, resources });
  app.use(requestLog({ log, meter, nameRoute }));
  // Under overload, rejects requests before they cost anything; health checks are always answered.
  const headers = baseHeaders(config);
  app.use(
    loadShedding({
      maxWaitMs: config.maxWaitMs,
      headers,
      isFromProxy: isFromTrustedProxy,
      isDraining,
      onShed: meter.countShed,
    }),
  );
  // Before everything else that responds, so that every response has them: https://owasp.org/www-project-secure-headers/
  app.use(setHeaders(headers));
  // A request that breaks the protocol is rejected, never repaired: https://www.rfc-editor.org/rfc/rfc9112
  app.use(httpGuard());
  // Everything below may decode the path.
  app.use(urlGuard());
  // One address for each page: https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
  app.use(canonicalRedirect());
  // Everything here is read-only: https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6
  const isResource = (path: string) => nameRoute(path) !== 'error';
  app.use(methodGuard({ isResource }));
  // Polled every few seconds by supervisors and load balancers.
  app.use(health({ isDraining, ...(isReady && { canRender: isReady }) }));
  // The name of a built file changes with its content, so browsers may cache it for a year.
  app.use(staticFiles({ ...builtFiles, cache: 'immutable', compressedDir }));
  // Other files may change under the same name, so browsers revalidate them.
  app.use(staticFiles({ ...publicFiles, cache: 'revalidated', compressedDir }));
  // robots.txt, sitemap, feed and other texts for programs.
  app.use(textResources(resources));
  // The hashes of everything that is served, so that anybody can check what they were sent.
  const folders = [builtFiles, publicFiles];
  app.use(releaseManifest({ assets, config, folders, resources, pageHandler: unmeteredPages }));
  // The pages of the page table, rendered for each request.
  app.use(pageRoutes({ render, version, documents }));
  // Nothing above matched the path.
  app.use(notFoundPage());
  // Last: turns every error above into a readable page or problem details.
  app.use(errorPages({ render, log, headers }));
  return app;
}
