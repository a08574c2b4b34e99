/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: 528210,
  pages: 15,
  sha256: 'd2ccd6806fc915836fafbc6b7f4aa5b3cf0012686bf05e02605ccf0130125e3d',
  /** SHA-256 of the words, figures and styles that it was printed from. */
  source: '83799aac7b89fb90a3d5693a59a7b4d121083e9924f4686ac09a165ec4429b61',
} as const;
