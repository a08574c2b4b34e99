/** Path of the list of everything that a release serves. */
export const RELEASE_PATH = '/.well-known/release.json';

/** The manifest format that WAICT proposes. */
export interface ReleaseManifest {
  version: 1;
  /** SHA-256 in hex of each file, and of each document on this day, by path. */
  hashes: Record<string, string>;
  metadata: {
    /** Hash of the build's contents. */
    build: string;
    /** The commit in 40 hex digits, with `-dirty` if files differed from it; missing if git was not available. */
    commit?: string;
    /** The UTC date as `yyyy-mm-dd`, which some documents show. */
    day: string;
    /** Environment variables that change what is served. */
    settings: Record<string, string>;
  };
}

export interface Release {
  /** SHA-256 in hex of the manifest as JSON without spaces. */
  root_hash: string;
  manifest: ReleaseManifest;
}
