/** The engraved pictures: their proportions, and the widths that are generated, px. */
export const plates = {
  certificate: { ratio: 8 / 5, widths: [228, 456, 628, 816, 1088, 1632] },
  coins: { ratio: 8 / 5, widths: [228, 456, 816, 1088, 1632], wide: 1072 },
  house: { ratio: 8 / 5, widths: [228, 456, 816, 1088, 1632], wide: 1072 },
  ingots: { ratio: 8 / 5, widths: [228, 456, 628, 816, 1088, 1632] },
} as const satisfies Record<string, Plate>;

export interface Plate {
  ratio: number;
  widths: readonly number[];
  /** Another, for where it runs off a wide page on a screen of one pixel to the page's one. */
  wide?: number;
}

export type PlateName = keyof typeof plates;

export function platePath(name: PlateName, width: number): string {
  return `/images/plates/${name}-${width}.webp`;
}
