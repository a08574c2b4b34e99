/** Where a site says of which bytes it is made. */
export const RELEASE_PATH = '/.well-known/release.json';

/** The shape that WAICT proposes for the manifest of a site. */
export interface ReleaseManifest {
  version: 1;
  /** SHA-256 in hex of each document and file, by its path; of a document, on this day. */
  hashes: Record<string, string>;
  metadata: {
    /** Name of the build, made from its contents. */
    build: string;
    /** The commit in 40 hex digits, with `-dirty` where files differed from it; none where git was not at hand. */
    commit?: string;
    /** The UTC day as `yyyy-mm-dd`, which some documents show. */
    day: string;
    /** Environment variables that change what is sent. */
    settings: Record<string, string>;
  };
}

export interface Release {
  /** SHA-256 in hex of the manifest as JSON without spaces. */
  root_hash: string;
  manifest: ReleaseManifest;
}
