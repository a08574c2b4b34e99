/** Wide enough for all lines; a page 1440 px wide ends at 620. Its layers are lines round the sign, the sign, and its point. */
export const legalPlate = {
  width: 700,
  height: 560,
  layers: [1, 2, 3, 0, 4],
} as const;
