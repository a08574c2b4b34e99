import { type ClaimGroup, statedByProject } from './claim';

export const testnetClaims = {
  scope: 'Public testnet, without the lab’s programmes',
  source: statedByProject,
  claims: {
    investment: { subject: 'Investment on testnet', value: '6M+' },
    accounts: { subject: 'Active accounts', value: '20k+' },
    validators: { subject: 'Testnet validators', value: '5K+' },
    globalLink: { subject: 'GlobaLink', value: '∞' },
    globalLinkCountries: { subject: 'Countries of GlobaLink', value: '15+' },
  },
} as const satisfies ClaimGroup;
