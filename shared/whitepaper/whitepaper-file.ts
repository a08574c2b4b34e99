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
    bytes: 528334,
    pages: 15,
    sha256: 'a28ce1cb441640c2cc3ab449b7c89326e89134eb83a0dd753effc8d762323a6d',
    source: '16cc96ec401752168b0e5d66e57a9c98c7b06e7660ba0c11f30ce137375dda13',
  },
};
