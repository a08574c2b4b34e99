import compression from 'compression';
import type { Request, Response } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#client/app.tsx';
import { KnownPartsProvider } from '#client/components/constant-part.tsx';
import type { Config } from '#server/config.ts';
import { utcToday } from '#shared/figures/format.ts';
import { findPage, type PageEntry } from '#shared/pages.ts';
import type { Problem } from '#shared/problems.ts';
import type { Assets } from './assets';
import { constantParts } from './constant-parts';
import { Document } from './document';
import { documentHeads } from './document-head';
import { documentSink } from './document-sink';
import {
  type FinishedDocuments,
  finishedDocuments,
  sendCached,
  sendOnce,
} from './finished-documents';

/** A page has all its data when its render begins, so a longer render is stuck. */
const RENDER_TIMEOUT_MS = 10_000;

interface RenderRequest {
  status: number;
  pathname: string;
  /** The part of the query that the page reads, with its question mark, or an empty string. */
  search: string;
  page?: PageEntry;
  problem?: Problem;
  /** ETag under which the document is cached; undefined when it should not be. */
  etag?: string;
}

/**
 * Renders a document into the response. Resolves when the first byte is sent; rejects, with nothing
 * sent, when the render fails.
 */
export type Render = (req: Request, res: Response, request: RenderRequest) => Promise<void>;

interface RendererOptions {
  assets: Assets;
  config: Pick<Config, 'publicOrigin' | 'firebase' | 'storesMessages'>;
  documents?: FinishedDocuments;
  timeoutMs?: number;
}

/** Renders pages and error pages with React, and gives up a render after `timeoutMs`. */
export function createRenderer({
  assets,
  config,
  documents = finishedDocuments(),
  timeoutMs = RENDER_TIMEOUT_MS,
}: RendererOptions): Render {
  const compressStream = compression();
  const partsOf = constantParts();
  const headOf = documentHeads(assets, config.publicOrigin);

  return (req, res, { status, pathname, search, page, problem, etag }) =>
    new Promise((resolve, reject) => {
      // An error page at a page's path shows that page's header, which may depend on the day.
      const dated: PageEntry | undefined = page ?? findPage(pathname);
      const context = {
        origin: config.publicOrigin,
        build: assets.build,
        today: dated?.showsDate ? utcToday() : null,
        firebase: config.firebase,
        storesMessages: config.storesMessages,
        problem: problem ?? null,
      };
      const constant = dated ? page?.id : 'not found';
      const parts = constant && search === '' ? partsOf(constant, context.today ?? '') : undefined;
      const { pipe, abort } = renderToPipeableStream(
        <Document assets={assets} page={page?.id} context={context}>
          <StaticRouter location={{ pathname, search }}>
            <KnownPartsProvider value={parts ?? null}>
              <App context={context} documentHead={headOf(page)} />
            </KnownPartsProvider>
          </StaticRouter>
        </Document>,
        {
          // Otherwise React would move large parts into place with an inline script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady() {
            res.status(status).type('html').vary('Accept-Encoding');
            pipe(documentSink({ onWhole: sendWhole, onStream: startStream }));
            resolve();
          },
          onShellError: reject,
          onError: ignoreHere,
        },
      );
      const timer = setTimeout(() => {
        abort(new Error(`The render of ${pathname} took longer than ${timeoutMs} ms`));
      }, timeoutMs);
      res.once('close', () => {
        clearTimeout(timer);
        if (!res.writableFinished) abort(new Error('The client went away'));
      });

      function sendWhole(document: Buffer): void {
        parts?.store(document);
        if (etag) sendCached(req, res, documents.store(etag, document));
        else sendOnce(req, res, document);
      }

      function startStream(): Response {
        compressStream(req, res, ignoreHere);
        return res;
      }
    });
}

/** The error is reported where the shell is awaited; React would print it again. */
function ignoreHere(): void {}
