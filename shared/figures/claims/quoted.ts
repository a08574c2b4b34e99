import { type ClaimScope, statedByProject } from './claim';

export const developerScope: ClaimScope = {
  scope: 'Offers to developers',
  source: statedByProject,
};

/** Figures that running text quotes and no statistics strip shows. */
export const developerFigures = {
  developerGrantMaximum: '$5K',
  deploymentCost: 'typically under $1',
  supportHours: '24/7',
} as const;

export const governanceScope: ClaimScope = {
  scope: 'Proposals open to the holders of the token',
  source: statedByProject,
};

export const governanceProposals = 12;

/** Years of age from which the site is meant to be used. */
export const minimumAge = 18;
