import { type ClaimGroup, statedByProject } from './claim';

export const ecosystemClaims = {
  scope: 'Projects of the ecosystem and their users',
  source: statedByProject,
  claims: {
    digitalAssets: { subject: 'Digital assets', value: '$1B+' },
    projects: { subject: 'Active projects', value: '12+' },
    integrations: { subject: 'Integrations', value: '8+' },
    activeUsers: { subject: 'Active users', value: '500+' },
  },
} as const satisfies ClaimGroup;

export const communityClaims = {
  scope: 'Community channels',
  source: statedByProject,
  claims: {
    members: { subject: 'Members', value: '2K+' },
    countries: { subject: 'Countries', value: '15+' },
    dailyMessages: { subject: 'Daily messages', value: '150' },
    events: { subject: 'Events per month', value: '3+' },
    chatMembers: { subject: 'Chat members', value: '800+' },
    followers: { subject: 'Followers', value: '1.2K+' },
    contributors: { subject: 'Contributors', value: '50+' },
  },
} as const satisfies ClaimGroup;
