import { teamClaims } from '../claims/team';
import { figureSet } from '../figure-set';

export const careerHeroFigures = figureSet(teamClaims, ['members', 'countries', 'innovation']);

export const teamFigures = figureSet(teamClaims, ['members', 'countries', 'timeZones', 'remote']);
