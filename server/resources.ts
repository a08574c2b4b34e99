import type { Config } from './config';
import { claimsDocument } from './routes/claims';
import { feed } from './routes/feed';
import { humans } from './routes/humans';
import { officialChannels } from './routes/official-channels';
import { robots } from './routes/robots';
import { securityTxt } from './routes/security-txt';
import { sitemap } from './routes/sitemap';
import type { TextResource } from './routes/text-resources';
import { webManifest } from './routes/web-manifest';
import { whitepapers } from './routes/whitepapers';

/** Every text for programs that the site serves. */
export function listResources(config: Config): TextResource[] {
  return [
    robots(config),
    sitemap(config),
    webManifest(),
    humans(config),
    securityTxt(config),
    feed(config),
    claimsDocument(config),
    officialChannels(config),
    whitepapers(config),
  ];
}
