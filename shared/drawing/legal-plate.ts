/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point', 'eye'],
  /** Sections that begin with a part of the sign, how far it is turned round its point, and what is in view. */
  strips: new Map([
    ['use', { turn: -90, view: '258 224 276 112' }],
    ['security-and-retention', { turn: 0, view: '206 238 208 84' }],
    ['cookies', { turn: 90, view: '86 224 276 112' }],
    ['children', { turn: -45, view: '222 246 240 97' }],
    ['eligibility', { turn: -60, view: '172 332 276 112' }],
    ['token-terms', { turn: 90, view: '172 332 276 112' }],
    ['risk-disclosure', { turn: 0, view: '206 346 208 84' }],
    ['intellectual-property', { turn: -45, view: '172 300 276 112' }],
  ]),
} as const;
