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
    bytes: 533530,
    pages: 15,
    sha256: '7eae145d29681b96e51ee055db193e1e1e2bf7a62d13d1a08378b640b608335b',
    source: 'cd84e5f187fe5e42687595c51d903ca6c3336fcb925ba5363009c0eb061aadba',
  },
};
