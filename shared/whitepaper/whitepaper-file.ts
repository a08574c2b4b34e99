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
    bytes: 529010,
    pages: 15,
    sha256: '6da5777b7320907123d432a08b428d90fe163e8668611bc75dc85d15eef4c92e',
    source: 'd1d685230080d3deed5d9cc767524104b9c9410df97d034c52fe5143faf8c296',
  },
};
