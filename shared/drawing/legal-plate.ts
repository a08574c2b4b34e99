import { mix } from './interpolate';

/** Wide enough for all lines; a page 1440 px wide ends at 620. */
export const legalPlate = { width: 700, height: 560 } as const;

/** Where 0, 0 of each policy's sign is on its plate. */
export const signPlaces = { privacy: { x: 310, y: 200 }, terms: { x: 333, y: 270 } } as const;

/** Weights of the lines round a sign, px: the nearer to it, the heavier. */
export const ringWeights = Array.from({ length: 20 }, (_, ring) => mix(4, 0.7, (ring / 19) ** 0.6));
