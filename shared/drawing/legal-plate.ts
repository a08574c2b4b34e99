/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Start of each sign's first strip, chosen so that its point is in the middle of a strip. */
  strips: { privacy: 130, terms: 178 },
} as const;
