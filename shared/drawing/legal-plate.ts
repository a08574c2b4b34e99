/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Sections that begin with a part of the sign, and its left and top. */
  strips: new Map([
    ['security-and-retention', '206 238'],
    ['cookies', '206 344'],
    ['children', '206 484'],
    ['eligibility', '206 222'],
    ['token-terms', '246 296'],
    ['risk-disclosure', '206 346'],
    ['intellectual-property', '206 470'],
  ]),
} as const;
