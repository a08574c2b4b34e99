/** The engraved pictures: their grounds, proportions, and the widths that are generated, px. */
export const plates = {
  certificate: { grounds: ['bone'], ratio: 8 / 5, widths: [228, 456, 628, 1088, 1632] },
  coins: { grounds: ['bone'], ratio: 8 / 5, widths: [228, 456, 816, 1088, 1632], wide: 1072 },
  house: { grounds: ['bone'], ratio: 8 / 5, widths: [228, 456, 816, 1088, 1632], wide: 1072 },
  ingots: { grounds: ['bone'], ratio: 8 / 5, widths: [228, 456, 628, 816, 1088, 1632] },
  'still-life': { grounds: ['ink'], ratio: 800 / 740, widths: [800, 1040, 1600] },
} as const satisfies Record<string, Plate>;

export interface Plate {
  grounds: readonly PlateGround[];
  ratio: number;
  widths: readonly number[];
  /** Another, for where it runs off a wide page on a screen of one pixel to the page's one. */
  wide?: number;
}

export type PlateName = keyof typeof plates;
export type PlateGround = 'bone' | 'ink';

export function platePath(name: PlateName, ground: PlateGround, width: number): string {
  return `/images/plates/${name}-${ground}-${width}.webp`;
}
