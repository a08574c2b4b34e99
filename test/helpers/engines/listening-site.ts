import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen as listenOn } from '../raw-connection';

const path = '/test-listener.js';

/** The site with the recording script added to its pages, which the policy allows as the site's own. */
export async function startListeningSite(origin: string) {
  const server = createServer((req, res) => {
    if (req.url === path)
      res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${listen})();`);
    else passOn(origin, req, res);
  });
  const port = await listenOn(server);
  return { origin: `http://localhost:${port}`, stop: () => closeServer(server) };
}

function passOn(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  // The server may close a keep-alive connection just when it is reused.
  const asked = request(origin + req.url, { headers, agent: false }, async (answer) => {
    const { 'content-length': _length, ...others } = answer.headers;
    if (others['content-type']?.startsWith('text/html')) {
      const page = (await text(answer)).replace('<head>', `<head><script src="${path}"></script>`);
      res.writeHead(answer.statusCode ?? 500, others).end(page);
    } else {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    }
  });
  asked.once('error', (error) => res.destroy(error));
  asked.end();
}

declare global {
  interface Window {
    complaints: string[];
  }
}

/** Runs in the page first, and records what an engine would write to its console. */
export function listen(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      complaints.push(values.map(String).join(' '));
      write.apply(console, values);
    };
  }
  const note = (event: Event) => {
    const { message, reason, violatedDirective, blockedURI, target } = event as ErrorEvent &
      PromiseRejectionEvent &
      SecurityPolicyViolationEvent;
    // An engine may lack a video decoder; the poster is shown instead.
    if (target instanceof HTMLSourceElement || target instanceof HTMLMediaElement) return;
    const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
    complaints.push(
      [event.type, message, reason, violatedDirective, blockedURI, element]
        .filter(Boolean)
        .join(' '),
    );
  };
  // Load errors do not bubble, so this listens in the capture phase.
  window.addEventListener('error', note, true);
  window.addEventListener('unhandledrejection', note);
  document.addEventListener('securitypolicyviolation', note);
}
