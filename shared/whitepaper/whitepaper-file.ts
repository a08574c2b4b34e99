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
    bytes: 529200,
    pages: 15,
    sha256: '0db22db941f7e72479324101dc090071a21beff1fabc279e666eae38d92fa705',
    source: '57d8b5a6c808b75b265bd492b1d5ebf2167e8ba8bd9932bbf021a4375ef30c07',
  },
};
