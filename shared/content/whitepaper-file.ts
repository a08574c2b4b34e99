/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: 558298,
  pages: 1,
  sha256: '9ccdc66906223b56f77d768b3374759060fa81e9896721742a647e513a076de2',
} as const;
