/** Large enough for all lines. A page 1440 px wide shows x from 80 to 620. */
export const legalPlate = {
  width: 700,
  height: 750,
  layers: ['lines', 'sign', 'point', 'eye'],
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
