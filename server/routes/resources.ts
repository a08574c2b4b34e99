import type { Config } from '#server/config.ts';
import { claimsDocument } from './claims';
import { feed } from './feed';
import { humans } from './humans';
import { officialChannels } from './official-channels';
import { robots } from './robots';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import type { TextResource } from './text-resources';
import { webManifest } from './web-manifest';
import { whitepapers } from './whitepapers';

/** Every text for programs: robots.txt, sitemap, feed and so on. */
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
