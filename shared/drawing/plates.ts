const shape = { ratio: 8 / 5, widths: [320, 456, 563, 640, 816, 1088, 1632] };

/** The engraved pictures: their proportions, the widths that are generated, px, and what they show. */
export const plates = {
  coins: {
    ...shape,
    alt: 'Engraving of stacked coins, one of them leaning in front.',
  },
  house: {
    ...shape,
    alt: 'Engraving of a corner house of five storeys, with balconies and a mansard roof.',
  },
  ingots: { ...shape, alt: 'Engraving of three stacked ingots.' },
  shares: {
    ...shape,
    alt: 'Engraving of three share certificates, and one rolled up behind them.',
  },
} as const satisfies Record<string, Plate>;

export interface Plate {
  ratio: number;
  widths: readonly number[];
  /** In a sentence. */
  alt: string;
}

export type PlateName = keyof typeof plates;

export function platePath(name: PlateName, width: number): string {
  return `/images/plates/${name}-${width}.webp`;
}
