import type { Response } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../client/app';
import type { PageId } from '../shared/pages';
import type { Problem } from '../shared/problems';
import type { Assets } from './assets';
import type { Config } from './config';
import { Document } from './document';

/** A render that takes longer hangs: a page waits for nothing. */
export const RENDER_TIMEOUT_MS = 10_000;

export interface RenderRequest {
  status: number;
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
  pageId?: PageId;
  problem?: Problem;
}

/**
 * Streams a document into the response. Rejects, with nothing sent, when the document cannot be
 * rendered; resolves when its first byte is on its way.
 */
export type Render = (res: Response, request: RenderRequest) => Promise<void>;

interface RendererOptions {
  assets: Assets;
  config: Pick<Config, 'publicOrigin' | 'firebase' | 'storesMessages'>;
  timeoutMs?: number;
}

export function createRenderer({
  assets,
  config,
  timeoutMs = RENDER_TIMEOUT_MS,
}: RendererOptions): Render {
  return (res, { status, pathname, search, pageId, problem }) =>
    new Promise((resolve, reject) => {
      const context = {
        origin: config.publicOrigin,
        today: new Date().toISOString().slice(0, 10),
        firebase: config.firebase,
        storesMessages: config.storesMessages,
        problem: problem ?? null,
      };
      const modules = (pageId && assets.pages[pageId]) ?? [];
      const { pipe, abort } = renderToPipeableStream(
        <Document assets={assets} context={context} modules={modules}>
          <StaticRouter location={{ pathname, search }}>
            <App context={context} />
          </StaticRouter>
        </Document>,
        {
          bootstrapModules: [assets.entry],
          // Otherwise React moves large parts into place by an inline script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onShellReady() {
            res.status(status).type('html');
            pipe(res);
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
    });
}

/** Whoever waits for the shell reports its error; React would print it once more. */
function ignoreHere(): void {}
