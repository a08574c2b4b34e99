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
    bytes: 529432,
    pages: 15,
    sha256: '4c1c1c0998495338a9fe953da1ebd2d3842b1f4250fcf8916b03909c48c7c478',
    source: 'da91dbe137265ef9fed46731c20bdff2e39fe760d82ac57fe6e8dfe5065c4923',
  },
};
