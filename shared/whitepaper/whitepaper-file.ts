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
    bytes: 532692,
    pages: 15,
    sha256: '02c109369e735f4334e5c9c04f2b65f6b8caa07dee53cdb2c93b95991bdc6cc6',
    source: 'cd84e5f187fe5e42687595c51d903ca6c3336fcb925ba5363009c0eb061aadba',
  },
};
