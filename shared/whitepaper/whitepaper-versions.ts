import { nameWhitepaper, site } from '#shared/site.ts';
import files from './whitepaper-files.json';

interface WhitepaperEntry {
  version: string;
  /**
   * Day from which the file must never change. Until it is set, the version may be printed again, and its
   * publication date is `statedOn`.
   */
  frozenOn: string | null;
}

/** Every published version, the newest and current one first. Never remove an entry. */
const entries: readonly WhitepaperEntry[] = [{ version: 'V1', frozenOn: null }];

/**
 * Facts of the printed files by version, which the asset generator writes together with them. `source` is
 * the SHA-256 of the words, figures and styles that a file was printed from.
 */
export const whitepaperFiles: Readonly<Record<string, typeof unprinted>> = files;

/** For a version that has an entry but no PDF yet; a build does not accept it. */
const unprinted = { bytes: 0, pages: 0, sha256: 'none', source: 'none' };

export type WhitepaperVersion = (typeof whitepaperVersions)[number];

/** The versions with size and hash of their files. */
export const whitepaperVersions = entries.map((entry) => {
  const { source: _, ...facts } = whitepaperFiles[entry.version] ?? unprinted;
  return {
    ...entry,
    ...nameWhitepaper(entry.version),
    title: `${site.product} Whitepaper ${entry.version}`,
    /** Day of publication as `yyyy-mm-dd`. */
    published: entry.frozenOn ?? site.statedOn,
    ...facts,
  };
});
