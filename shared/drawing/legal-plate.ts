/** Large enough for all lines; a page 1440 px wide ends at 620, and begins at 80. The sign and its point lie over them. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
} as const;
