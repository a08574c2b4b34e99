import { communityClaims, ecosystemClaims } from '../claims/ecosystem';
import { partnerClaims } from '../claims/partners';
import { figureSet } from '../figure-set';

export const ecosystemFigures = figureSet(
  ecosystemClaims,
  ['projects', 'integrations', 'activeUsers'],
  { projects: { label: 'Projects' } },
);

export const partnerFigures = figureSet(partnerClaims, [
  'partners',
  'combinedAum',
  'countries',
  'complianceRate',
]);

export const communityFigures = figureSet(communityClaims, [
  'members',
  'countries',
  'dailyMessages',
  'events',
  'chatMembers',
  'followers',
  'contributors',
]);
