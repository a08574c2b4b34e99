import type { ClaimGroup } from './claim';

export const labClaims = {
  scope: 'The lab’s own testnet programmes, counted apart from the public testnet',
  source: 'stated by the lab',
  claims: {
    investment: { subject: 'Testnet investment', value: '860M+' },
    accounts: { subject: 'Active accounts', value: '22M+' },
    validators: { subject: 'Testnet validators', value: '10K+' },
    countries: { subject: 'Countries', value: '110+' },
  },
} as const satisfies ClaimGroup;
