import { nameWhitepaper, site } from '#shared/site.ts';
import { whitepaperFiles } from './whitepaper-file';

interface WhitepaperEntry {
  version: string;
  /**
   * Day from which the file never changes. Until it is set the version may be printed again, and
   * counts as published on the day on which the project last confirmed what it says.
   */
  frozenOn: string | null;
}

export interface WhitepaperVersion extends WhitepaperEntry {
  title: string;
  /** Day of publication as `yyyy-mm-dd`. */
  published: string;
  path: string;
  fileName: string;
  bytes: number;
  pages: number;
  sha256: string;
}

/** Every version that the site has published, the newest and current one first. No entry is ever taken out. */
const entries: readonly WhitepaperEntry[] = [{ version: 'V1', frozenOn: null }];

/** A version between its entry here and its first printing; no build accepts it. */
const unprinted = { bytes: 0, pages: 0, sha256: 'none' };

/** The entries with the facts of their files. */
export const whitepaperVersions: readonly WhitepaperVersion[] = entries.map((entry) => {
  const { bytes, pages, sha256 } = whitepaperFiles[entry.version] ?? unprinted;
  return {
    ...entry,
    ...nameWhitepaper(entry.version),
    title: `${site.product} Whitepaper ${entry.version}`,
    published: entry.frozenOn ?? site.statedOn,
    bytes,
    pages,
    sha256,
  };
});
