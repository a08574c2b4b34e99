/** Large enough for all lines; a page 1440 px wide ends at 620, and begins at 80. The sign and its point lie over them. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Weights of each line's copies, as shares of its own. */
  needle: [0.4, 1],
} as const;
