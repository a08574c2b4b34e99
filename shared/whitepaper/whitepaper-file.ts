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
    bytes: 528350,
    pages: 15,
    sha256: 'ff8087ddb4468908a131f60915b10e40ec844124e92194a434eea47fcf889ec7',
    source: '1a9991c2775af0042a6e8c1843d14c31f23cb519d2e00922e6f1bb3318141ac1',
  },
};
