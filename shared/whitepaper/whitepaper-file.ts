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
    bytes: 529459,
    pages: 15,
    sha256: 'e9f85c90cece8d0203e2d9796b3490c86d7bc3391a0175a6946ad9de4c19c005',
    source: '5cd3561beb95d79529ca6e7aca7aa34467884b9578397b314238af48a221b812',
  },
};
