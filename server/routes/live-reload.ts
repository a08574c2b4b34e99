import { randomUUID } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import { liveReloadPath } from '#shared/settings/live-reload.ts';

/** A stream of server-sent events that names this start of the server; see client/browser/live-reload.ts. */
export function liveReload(): RequestHandler {
  const startId = randomUUID();
  const router = express.Router();
  router.get(liveReloadPath, (_req, res) => {
    res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    res.write(`retry: 50\ndata: ${startId}\n\n`);
  });
  return router;
}
