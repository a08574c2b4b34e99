import { createServer } from 'node:http';
import { root } from '#scripts/bundle/project.ts';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import type { PublicSettings } from '#server/settings/public-settings.ts';

/** Every request has to be answered, however busy this machine is. */
const patience = { LOG_LEVEL: 'error', MAX_WAIT_MS: '600000', PAGE_CACHE_SECONDS: '60' };

/**
 * Starts this commit's own site for this machine alone, as another server says that it is set.
 * @throws Error that names the setting that no server would start with
 */
export async function startOwnSite(settings: PublicSettings) {
  const config = loadConfig({ ...settings, ...patience }, root);
  const server = createServer(await createApp(config));
  const origin = await listen(server, { name: 'PORT', port: 0, host: '127.0.0.1' });
  return { origin, config, stop: () => server.close() };
}
