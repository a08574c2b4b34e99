import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { baseHeaders } from './base-headers';
import { loadConfig } from './config';
import { createHttpServer } from './http/http-server';
import { createLifecycle } from './http/lifecycle';
import { listen } from './http/listen';
import { createLog } from './observing/log';
import { metricsEndpoint } from './observing/metrics';
import { requireNode } from './settings/node-version';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  requireNode(process.version, engines.node);
  const config = loadConfig(process.env, root);
  const log = createLog(config.logLevel);
  const lifecycle = createLifecycle({ graceMs: config.shutdownGraceMs, log });
  // Loaded only when metrics are on.
  const metrics = config.metricsPort && (await import('./observing/metrics')).createMetrics();
  const { isDraining } = lifecycle;
  const parts = { log, isDraining, isWarm: true, ...(metrics && { meter: metrics.meter }) };
  const app = await createApp(config, parts);
  const server = createHttpServer(app, { headers: baseHeaders(config), log });
  lifecycle.attach(server);
  if (metrics) {
    metrics.watchConnections(server);
    const endpoint = createServer(metricsEndpoint(metrics.registry));
    await listen(endpoint, { name: 'METRICS_PORT', port: config.metricsPort, host: '127.0.0.1' });
  }
  const url = await listen(server, { name: 'PORT', port: config.port, host: config.host });
  console.log(`Listening on ${url}`);
  for (const message of config.warnings) log({ level: 'warn', message });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
