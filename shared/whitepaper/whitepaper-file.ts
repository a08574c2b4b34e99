/** Facts of a printed file. */
export interface WhitepaperFile {
  bytes: number;
  pages: number;
  sha256: string;
  /** SHA-256 of the words, figures and styles that it was printed from. */
  source: string;
}

/** The whitepaper's files by version. Written by the asset generator together with them. */
export const whitepaperFiles: Readonly<Record<string, WhitepaperFile>> = {
  V1: {
    bytes: 529314,
    pages: 15,
    sha256: '5a1358db1ce688c3211e93770a948970de0b4fd60256846f5374eb6ddd3e4ed6',
    source: '8ea051dfeff5d3ebd637cc5dadc52d1edec96b0664decedae421ce53a4af19c9',
  },
};
