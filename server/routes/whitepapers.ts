import type { Config } from '#server/config.ts';
import { site } from '#shared/site.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { jsonResource, type TextResource } from './text-resources';

/** Every version of the whitepaper with its hash, for programs that check copies. */
export function whitepapers({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  return jsonResource(whitepaperSection.edition.data.path, {
    current: site.whitepaper.version,
    whitepapers: whitepaperVersions.map(
      ({ version, title, published, path, bytes, pages, sha256 }) => ({
        ...{ version, title, published, url: `${publicOrigin}${path}`, bytes, pages, sha256 },
      }),
    ),
  });
}
