import { join } from 'node:path';
import type { Express } from 'express';
import { createApp } from '../../server/app';
import { type Config, loadConfig } from '../../server/config';
import type { LogEntry } from '../../server/log';

export const root = join(__dirname, '..', '..');

/** The real application on the real build, with its log kept instead of printed. */
export async function createTestApp(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ app: Express; config: Config; log: LogEntry[] }> {
  const config = loadConfig(settings, root);
  const log: LogEntry[] = [];
  const app = await createApp(config, (entry) => log.push(entry));
  return { app, config, log };
}
