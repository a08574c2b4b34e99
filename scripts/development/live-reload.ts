import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SourceMap } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { outDir, root } from '#scripts/bundle/project.ts';
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

  /** @returns whether the request was for this path: server-sent events, or a browser's error by POST */
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url !== liveReloadPath) return false;
    if (req.method === 'POST') {
      text(req)
        .then((stack) => res.end(toSources(stack)))
        .catch(() => res.end());
    } else {
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      send(res);
      open.add(res);
      res.once('close', () => open.delete(res));
    }
    return true;
  }
}

/** A stack with the project's files and lines instead of the built ones, and without packages. */
export function toSources(stack: string): string {
  const place = /[^\s(]*\/(assets\/[\w.-]+|dist\/server\.js)(?:\?\w+)?:(\d+):(\d+)/g;
  const mapped = stack.replace(place, (built, name: string, line: string, column: string) => {
    const file = name.startsWith('assets/') ? join(outDir, 'client', name) : join(root, name);
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return built;
    const source = relative(root, resolve(file, '..', origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
  return mapped.replace(/\n +at .*(?:node_modules\/|node:).*/g, '');
}
