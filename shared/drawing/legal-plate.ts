/** Wide enough for all lines; a page 1440 px wide ends at 620. */
export const legalPlate = { width: 700, height: 560 } as const;

/** Where 0, 0 of each policy's sign is on its plate, and from there its red point. */
export const signPlaces = {
  privacy: { x: 310, y: 200, point: [0, 0] },
  terms: { x: 314, y: 340, point: [-4, -32] },
} as const;
