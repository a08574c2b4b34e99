/** On whatever is shown as an example only. */
export const specimen = 'Specimen';
