/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: 558697,
  pages: 1,
  sha256: '033009e80966736c385bfd1b22199cc787424ca40a796d493bc6a6d6ea7fb3cc',
} as const;
