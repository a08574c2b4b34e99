import { readFileSync } from 'node:fs';
import { metalTint, type Tint, tintBetween, tinted } from '#shared/drawing/color-tint.ts';

const styles = readFileSync('client/styles/palette.css', 'utf8');

/** The colours of all drawings, read from the palette of the style sheet. */
export const palette = {
  ink950: token('ink-950'),
  ink900: token('ink-900'),
  ink850: token('ink-850'),
  inkText1: token('ink-text-1'),
  inkText2: token('ink-text-2'),
  inkText3: token('ink-text-3'),
  inkRule: token('ink-rule'),
  inkRule2: token('ink-rule-2'),
  electrum: token('electrum'),
  electrumHi: token('electrum-hi'),
  verdigris: token('verdigris'),
  vermilion: token('vermilion'),
  madder: token('madder'),
  bond: token('bond'),
  bone0: token('bone-0'),
  bone50: token('bone-50'),
  bone100: token('bone-100'),
  boneText1: token('bone-text-1'),
  boneText2: token('bone-text-2'),
  boneText3: token('bone-text-3'),
  boneRule: token('bone-rule'),
  boneRule2: token('bone-rule-2'),
  verdigrisDark: token('verdigris-d'),
  vermilionDark: token('vermilion-d'),
  bronze: token('bronze'),
  slate: token('slate'),
  madderDark: token('madder-d'),
  bondDark: token('bond-d'),
  plateInk: token('plate'),
};

export type GradientStops = readonly (readonly [offset: number, color: string])[];

/** The gradient of rainbow printing on banknotes. Only for strokes and swelled lines. */
export const iris: GradientStops = [
  [0, palette.verdigris],
  [0.48, palette.electrum],
  [1, palette.madder],
];

const greens = shadesBy(tintBetween('#7FDCC0', palette.verdigris));
const pinks = shadesBy(tintBetween('#E79A8C', palette.madder));
const rules = shadesBy(tintBetween('#223830', palette.inkRule));
const metal = shadesBy(metalTint(palette.electrum));

/** The same for large dark areas, dim where text is on top of it. */
export const mutedIris: GradientStops = [
  [0, rules('#16271F')],
  [0.46, rules('#1F352B')],
  [0.52, greens('#4A9A84')],
  [0.76, metal('#CDBD85')],
  [0.98, pinks('#D68D7D')],
];

/** Metal of the struck coin, from the lit edge to the shaded one. */
export const coinMetal = {
  rim: [
    [0, metal('#F7EBBD')],
    [0.3, metal('#D9C27C')],
    [0.62, metal('#A98A47')],
    [0.82, metal('#C9AE66')],
    [1, metal('#E3CF8E')],
  ],
  field: [
    [0, metal('#75633A')],
    [0.45, metal('#574927')],
    [1, metal('#3B3219')],
  ],
  device: [
    [0, metal('#FBF2CE')],
    [0.5, metal('#E3CD8A')],
    [1, metal('#B3924C')],
  ],
  /** Optically variable ink: turns from the metal's colour to verdigris with the light. */
  ink: [
    [0, palette.electrum],
    [0.3, greens('#A9D3A4')],
    [0.55, palette.verdigris],
    [0.8, greens('#9FCB9C')],
    [1, metal('#D9C27C')],
  ],
  shadow: metal('#241D0C'),
} as const satisfies Record<string, GradientStops | string>;

function token(name: string): string {
  const color = new RegExp(`^\\s*--${name}: (#[\\da-f]{6});$`, 'm').exec(styles)?.[1];
  if (color) return color.toUpperCase();
  throw new Error(`--${name} in client/styles/palette.css must have the form #rrggbb`);
}

/** Shades that follow a colour of the palette. */
function shadesBy(tint: Tint): (shade: string) => string {
  return (shade) => tinted(shade, tint);
}
