/** The one place where drawings take their colours from: the tokens of the art direction as literals. */
export const palette = {
  ink950: '#07110E',
  ink900: '#0B1814',
  ink850: '#10211B',
  inkText1: '#F1F3E8',
  inkText2: '#BCC8BC',
  inkText3: '#8FA396',
  inkRule2: '#3A544A',
  electrum: '#E6D59A',
  electrumHi: '#F4EBC6',
  verdigris: '#7FDCC0',
  vermilion: '#FF7350',
  madder: '#E79A8C',
  bond: '#8FB4E6',
  bone0: '#F8F9F3',
  bone50: '#EFF2E8',
  bone100: '#E6EBDD',
  boneText1: '#0B1A15',
  boneText2: '#37483F',
  boneText3: '#52635A',
  boneRule: '#C3CDB8',
  boneRule2: '#93A28D',
  verdigrisDark: '#0A6350',
  vermilionDark: '#B2290B',
  bronze: '#7A5E0C',
  madderDark: '#9A3B46',
  bondDark: '#23538F',
  plateInk: '#0E3B31',
} as const;

export type GradientStops = readonly (readonly [offset: number, color: string])[];

/** Rainbow printing after banknotes: for strokes and swelled lines only. */
export const iris: GradientStops = [
  [0, palette.verdigris],
  [0.48, palette.electrum],
  [1, palette.madder],
];

/** Iris for large fields on ink, dim where text stands over it. */
export const mutedIris: GradientStops = [
  [0, '#16271F'],
  [0.46, '#1F352B'],
  [0.6, '#4A9A84'],
  [0.76, '#CDBD85'],
  [0.9, '#D68D7D'],
];

/** Metal of the struck coin, from the lit edge to the shaded one. */
export const coinMetal = {
  rim: [
    [0, '#F7EBBD'],
    [0.3, '#D9C27C'],
    [0.62, '#A98A47'],
    [0.82, '#C9AE66'],
    [1, '#E3CF8E'],
  ],
  field: [
    [0, '#75633A'],
    [0.45, '#574927'],
    [1, '#3B3219'],
  ],
  device: [
    [0, '#FBF2CE'],
    [0.5, '#E3CD8A'],
    [1, '#B3924C'],
  ],
  /** Optically variable ink: turns from electrum to verdigris with the light. */
  ink: [
    [0, '#E6D59A'],
    [0.3, '#A9D3A4'],
    [0.55, '#7FDCC0'],
    [0.8, '#9FCB9C'],
    [1, '#D9C27C'],
  ],
  shadow: '#241D0C',
} as const satisfies Record<string, GradientStops | string>;
