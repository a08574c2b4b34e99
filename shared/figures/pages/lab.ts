import { labClaims } from '../claims/lab';
import { figureSet } from '../figure-set';

export const labFigures = figureSet(labClaims, [
  'investment',
  'accounts',
  'validators',
  'countries',
]);
