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
    bytes: 528345,
    pages: 15,
    sha256: 'ec23c04bdd03e5f29f5645965f052027b589fac4b443315e8af5e2548a548452',
    source: '7a6e1f0d1828a0209fce81ada868c5f7b2557407a9cf20b8df7a50122f0cb37d',
  },
};
