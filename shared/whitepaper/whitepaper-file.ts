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
    bytes: 529124,
    pages: 15,
    sha256: 'f19656e50e4f68a427d8025347ba1ad6f52d29eaec777c6a03c897879fa99a6b',
    source: '92c064e3be77580bef8e018fe0f7736dcfb62bc12b044fababdb6c8746f3ebd6',
  },
};
