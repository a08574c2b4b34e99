/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Sections that begin with a part of the sign, and where it starts: top, middle and foot of the sign. */
  strips: new Map([
    ['security-and-retention', 238],
    ['cookies', 346],
    ['children', 470],
    ['eligibility', 222],
    ['token-terms', 346],
    ['intellectual-property', 470],
  ]),
} as const;
