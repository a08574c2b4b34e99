/** Proportions of every engraved picture, and its generated widths, px. */
export const plateShape = { ratio: 8 / 5, widths: [320, 456, 563, 640, 816, 1088, 1632] };

/** What each engraved picture shows, in a sentence. */
export const plates = {
  coins: 'Engraving of stacked coins, one of them leaning in front.',
  house: 'Engraving of a corner house of five storeys, with balconies and a mansard roof.',
  ingots: 'Engraving of three stacked ingots.',
  shares: 'Engraving of three share certificates, and one rolled up behind them.',
};

export type PlateName = keyof typeof plates;

export function platePath(name: PlateName, width: number): string {
  return `/images/plates/${name}-${width}.webp`;
}
