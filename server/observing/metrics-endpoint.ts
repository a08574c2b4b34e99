import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';

/** `/metrics` for Prometheus, on a separate port that is not public. */
export function metricsEndpoint(
  registry: Pick<Registry, 'contentType' | 'metrics'>,
): RequestListener {
  return async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    try {
      const figures = await registry.metrics();
      res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
      res.end(figures);
    } catch {
      res.writeHead(500).end();
    }
  };
}
