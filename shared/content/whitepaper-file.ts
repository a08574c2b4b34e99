/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: 526357,
  pages: 18,
  sha256: 'ca94dbd959af1deebdaab4379113070bc9b031a6ae4809bc64fb0d97266d5f77',
  /** SHA-256 of the words, figures and styles that it was printed from. */
  source: 'c0100268bf7ceced237b2aa65fe7db31c7e79f4eb0aebe3e860260509bbbdaaf',
} as const;
