/** Large enough for all lines; a page 1440 px wide ends at 620, and begins at 80. The sign and its point lie over them. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Where the first strip of each sign begins, so that its point is in the middle of one. */
  strips: { privacy: 130, terms: 178 },
} as const;
