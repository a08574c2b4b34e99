import { type ClaimGroup, statedByProject } from './claim';

export const partnerClaims = {
  scope: 'Strategic partners, combined',
  source: statedByProject,
  claims: {
    partners: { subject: 'Partners', value: '8+' },
    combinedAum: { subject: 'Combined AUM', value: '$50M' },
    countries: { subject: 'Countries', value: '45' },
    complianceRate: { subject: 'Compliance rate', value: '99.7%' },
  },
} as const satisfies ClaimGroup;
