import type { Config } from '#server/config.ts';
import { site } from '#shared/site.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import type { TextResource } from './text-resources';

/** Every version of the whitepaper with its hash, for programs that check copies. */
export function whitepapers({ publicOrigin }: Pick<Config, 'publicOrigin'>): TextResource {
  const list = {
    current: site.whitepaper.version,
    whitepapers: whitepaperVersions.map(
      ({ version, title, published, path, bytes, pages, sha256 }) => ({
        ...{ version, title, published, url: `${publicOrigin}${path}`, bytes, pages, sha256 },
      }),
    ),
  };
  return {
    path: whitepaperSection.edition.data.path,
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(list, null, 2)}\n`,
  };
}
