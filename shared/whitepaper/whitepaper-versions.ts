import { nameWhitepaper, site } from '#shared/site.ts';
import { whitepaperFiles } from './whitepaper-file';

interface WhitepaperEntry {
  version: string;
  /**
   * Day from which the file must never change. Until it is set, the version may be printed again, and its
   * publication date is `statedOn`.
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

/** Every published version, the newest and current one first. Never remove an entry. */
const entries: readonly WhitepaperEntry[] = [{ version: 'V1', frozenOn: null }];

/** For a version that has an entry but no PDF yet; a build does not accept it. */
const unprinted = { bytes: 0, pages: 0, sha256: 'none' };

/** The versions with size and hash of their files. */
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
