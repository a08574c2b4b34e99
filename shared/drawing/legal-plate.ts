/** Wide enough for all lines; a page 1440 px wide ends at 620. Its layers are the sign, lines round it, and the key. */
export const legalPlate = {
  width: 700,
  height: 560,
  layers: { privacy: [0, 1, 2, 3, 4], terms: [0, 1, 2, 3] },
} as const;
