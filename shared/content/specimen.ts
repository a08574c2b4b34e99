/** Label of examples. */
export const specimen = 'Specimen';
