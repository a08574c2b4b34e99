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
    bytes: 529000,
    pages: 15,
    sha256: '6932edff1e365073a030d22802ead1e5fc526389bc1253761ab48a32c97e22c0',
    source: '981dd2fa6536849b19db6f74d431215226b6dffcab271b927a47d3004fe6c841',
  },
};
