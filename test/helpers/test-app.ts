import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import { createApp } from '#server/app.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { loadConfig } from '#server/settings/config.ts';
import { patience } from './child-process';
import { root } from './root';

export { root };

/** The real application on the real build, which collects its log instead of printing it. */
export async function createTestApp(settings: NodeJS.ProcessEnv = {}, isWarm = false) {
  const config = loadConfig({ ...patience, ...settings }, root);
  const log: LogEntry[] = [];
  const requests: LogEntry[] = [];
  const app = await createApp(config, {
    isWarm,
    log: (entry) => (entry.request ? requests : log).push(entry),
  });
  return { app, config, log, requests };
}

/** The same for all tests of a file: made before the first of them. */
export function shareTestApp(settings: NodeJS.ProcessEnv = {}): RequestListener {
  let shared: Express | undefined;
  beforeAll(async () => {
    ({ app: shared } = await createTestApp(settings));
  });
  // Without an application no test waits for a response: the first error says what is missing.
  return (req, res) => (shared ? shared(req, res) : req.destroy());
}
