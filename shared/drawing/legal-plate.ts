/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point'],
  /** Sections that begin with a part of the sign, and its left and top. */
  strips: new Map([
    ['use', '206 140'],
    ['security-and-retention', '206 238'],
    ['cookies', '206 356'],
    ['children', '206 484'],
    ['eligibility', '206 196'],
    ['token-terms', '246 238'],
    ['risk-disclosure', '206 346'],
    ['intellectual-property', '206 450'],
  ]),
} as const;
