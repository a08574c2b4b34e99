import { type ClaimGroup, statedByProject } from './claim';

export const teamClaims = {
  scope: 'Our own team',
  source: statedByProject,
  claims: {
    members: { subject: 'Team members', value: '12+' },
    countries: { subject: 'Countries', value: '5+' },
    timeZones: { subject: 'Time zones', value: '3+' },
    remote: { subject: 'Remote friendly', value: '100%' },
    innovation: { subject: 'Innovation', value: '24/7' },
  },
} as const satisfies ClaimGroup;
