const widths = [320, 456, 563, 640, 816, 1088, 1632];

/** The engraved pictures: their proportions, and the widths that are generated, px. */
export const plates = {
  coins: { ratio: 8 / 5, widths },
  house: { ratio: 8 / 5, widths },
  ingots: { ratio: 8 / 5, widths },
} as const satisfies Record<string, Plate>;

export interface Plate {
  ratio: number;
  widths: readonly number[];
}

export type PlateName = keyof typeof plates;

export function platePath(name: PlateName, width: number): string {
  return `/images/plates/${name}-${width}.webp`;
}
