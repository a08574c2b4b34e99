import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DevelopmentState, liveReloadPath } from '#shared/settings/live-reload.ts';

/** The server's side of client/browser/development.ts: `npm run dev` tells open browsers what is new. */
export function createLiveReload() {
  const open = new Set<ServerResponse>();
  let state: DevelopmentState = { buildId: '', styles: [], problem: '' };
  const send = (res: ServerResponse) => res.write(`data: ${JSON.stringify(state)}\n\n`);
  return { tell, answer };

  function tell(news: Partial<DevelopmentState>): void {
    state = { ...state, ...news };
    open.forEach(send);
  }

  /** @returns whether the request was for this path, which answers with server-sent events */
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url !== liveReloadPath) return false;
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    send(res);
    open.add(res);
    res.once('close', () => open.delete(res));
    return true;
  }
}
