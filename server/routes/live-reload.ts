import express, { type RequestHandler, type Response } from 'express';
import type { Log } from '#server/observing/log.ts';
import type { Assets } from '#server/rendering/assets.ts';
import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';

interface LiveReload {
  /** Sends the state as server-sent events; read by client/browser/development.ts. */
  routes: RequestHandler;
  /** Wraps the log so that open browsers show errors too. */
  showing(log: Log): Log;
}

/** The server's side of `npm run dev`, which sends a message when a build has failed. */
export function liveReload(
  startId: string,
  { stylesheet, pageStylesheets }: Pick<Assets, 'stylesheet' | 'pageStylesheets'>,
): LiveReload {
  const open = new Set<Response>();
  const styles = [stylesheet, ...Object.values(pageStylesheets)];
  const state: DevelopmentState = { startId, styles, problem: '' };
  const send = (res: Response) => res.write(`data: ${JSON.stringify(state)}\n\n`);
  const tell = (problem: unknown) => {
    state.problem = String(problem);
    for (const res of open) send(res);
  };
  process.on('message', tell);
  const router = express.Router();
  router.get(liveReloadPath, (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    res.write('retry: 50\n');
    send(res);
    open.add(res);
    res.once('close', () => open.delete(res));
  });
  return {
    routes: router,
    showing: (log) => (entry) => {
      log(entry);
      if (entry.error) tell(entry.error instanceof Error ? entry.error.stack : entry.error);
    },
  };
}
