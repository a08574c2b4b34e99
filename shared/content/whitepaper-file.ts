/** The published whitepaper as it was printed. Written by the asset generator together with it. */
export const whitepaperFile = {
  bytes: 561946,
  pages: 18,
  sha256: 'e200147d87c7cb4eb2065fd28fae874cc0e1b78bf9aa8f37d36ddd3cf4bfea08',
} as const;
