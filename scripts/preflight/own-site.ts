import { createServer } from 'node:http';
import { createApp } from '#server/app.ts';
import { type Config, loadConfig } from '#server/config.ts';
import type { PublicSettings } from '#server/settings/public-settings.ts';

export interface OwnSite {
  /** Where it listens: on this machine alone. */
  origin: string;
  config: Config;
  stop(): void;
}

/** What is compared has to be answered, however busy this machine is. */
const patience = { LOG_LEVEL: 'error', MAX_WAIT_MS: '600000', PAGE_CACHE_SECONDS: '60' };

/**
 * Starts this commit's own site, as another server says that it is set.
 * @throws Error that names the setting that no server would start with
 */
export async function startOwnSite(settings: PublicSettings, root: string): Promise<OwnSite> {
  const config = loadConfig({ ...settings, ...patience }, root);
  const server = createServer(await createApp(config));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    config,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
