import { communityClaims, ecosystemClaims } from '../claims/ecosystem';
import { labClaims } from '../claims/lab';
import { partnerClaims } from '../claims/partners';
import { testnetClaims } from '../claims/testnet';
import { registerGroup } from './register-claims';

export const networkRegister = [
  ...registerGroup('testnet', testnetClaims, ['home'], {
    investment: { unit: 'no currency is stated' },
    accounts: { unit: 'accounts' },
    validators: { unit: 'validators' },
    globalLink: { unit: 'not a count', kind: 'target', phrases: ['GlobaLink Infinity'] },
    globalLinkCountries: { unit: 'countries', phrases: ['# countries'] },
  }),
  ...registerGroup('lab', labClaims, ['lab'], {
    investment: { unit: 'no currency is stated' },
    accounts: { unit: 'accounts' },
    validators: { unit: 'validators' },
    countries: { unit: 'countries' },
  }),
  ...registerGroup('ecosystem', ecosystemClaims, ['ecosystem'], {
    digitalAssets: { unit: 'US dollars', pages: ['home'] },
    projects: { unit: 'projects', pages: ['home', 'ecosystem'], phrases: ['projects #'] },
    integrations: { unit: 'integrations', phrases: ['integrations #'] },
    activeUsers: { unit: 'people' },
  }),
  ...registerGroup('partners', partnerClaims, ['ecosystem'], {
    partners: { unit: 'partners', phrases: ['partners #'] },
    combinedAum: { unit: 'US dollars' },
    countries: { unit: 'countries', phrases: ['countries #'] },
    complianceRate: { unit: 'percent; what it is a rate of is not stated' },
  }),
  ...registerGroup('community', communityClaims, ['ecosystem'], {
    members: { unit: 'people', pages: ['home', 'ecosystem'] },
    countries: { unit: 'countries', phrases: ['countries #'] },
    dailyMessages: { unit: 'messages a day', phrases: ['daily messages #'] },
    events: { unit: 'events a month', phrases: ['events per month #'] },
    chatMembers: { unit: 'people' },
    followers: { unit: 'people' },
    contributors: { unit: 'people' },
  }),
];
