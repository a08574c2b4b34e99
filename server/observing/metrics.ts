import type { RequestListener, Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from './meter';

/** From a fraction of a millisecond to the render timeout. */
const RENDER_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10];

/** Metrics of the application and of the process: memory, CPU and event-loop delay. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, with those that were shed',
    labelNames: ['route', 'status'],
    registers,
  });
  const shed = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused with 503 because of too much load, a part of all',
    registers,
  });
  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time from the beginning of a render to its first byte',
    labelNames: ['route'],
    buckets: RENDER_BUCKETS,
    registers,
  });
  return {
    registry,
    meter: {
      countRequest: (route, status) => requests.inc({ route, status }),
      countShed: () => shed.inc(),
      observeRender: (route, seconds) => renders.observe({ route }, seconds),
    } satisfies Meter,
    watchConnections(server: Server) {
      new Gauge({
        name: 'http_connections',
        help: 'Open connections',
        registers,
        async collect() {
          this.set(await promisify(server.getConnections).call(server));
        },
      });
    },
  };
}

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
