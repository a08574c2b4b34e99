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
    bytes: 528210,
    pages: 15,
    sha256: 'd2ccd6806fc915836fafbc6b7f4aa5b3cf0012686bf05e02605ccf0130125e3d',
    source: 'eba3234c1b03d6f65ec9527c9347e4f7c141841ca17a838d93ec402ed6cf99dc',
  },
};
