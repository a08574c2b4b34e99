import { labClaims } from '../claims/lab';
import { figureSet } from '../figures';

export const labFigures = figureSet(labClaims, [
  'investment',
  'accounts',
  'validators',
  'countries',
]);
