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
    bytes: 533515,
    pages: 15,
    sha256: 'd781120069b85884c2a23a1793da02cc32b7c918eaa023363cc197861d5999ea',
    source: '454399b34bf9028d84321e61de5b9e359a8ae5b5c24630033cbfbe2621e4bdf1',
  },
};
