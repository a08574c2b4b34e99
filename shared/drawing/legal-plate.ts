/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point', 'eye'],
  /** Sections that begin with a part of the sign, how far it is turned round its point, and what is in view. */
  strips: new Map([['use', { turn: -90, view: '242 218 308 124' }]]),
} as const;

/** Sections that begin with a picture of their own; in narrow windows its sides are cut off. */
export const legalBand = {
  width: 1800,
  height: 176,
  above: new Set<string>([
    'security-and-retention',
    'cookies',
    'children',
    'eligibility',
    'token-terms',
    'intellectual-property',
  ]),
} as const;
