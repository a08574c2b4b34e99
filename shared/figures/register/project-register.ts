import {
  developerFigures,
  developerScope,
  governanceProposals,
  governanceScope,
  minimumAge,
} from '../claims/quoted';
import { teamClaims } from '../claims/team';
import { registerFigures, registerGroup } from './register-claims';

export const projectRegister = [
  ...registerGroup('team', teamClaims, ['career'], {
    members: { unit: 'people', phrases: ['team members #'] },
    countries: { unit: 'countries', phrases: ['countries #'] },
    timeZones: { unit: 'time zones', phrases: ['time zones #'] },
    remote: { unit: 'percent', phrases: ['remote friendly #'] },
    innovation: { unit: 'hours a day, days a week', phrases: ['innovation #'] },
  }),
  ...registerFigures('developers', developerScope, ['build', 'ecosystem'], {
    grantMaximum: {
      subject: 'Developer grant, at most',
      value: developerFigures.developerGrantMaximum,
      unit: 'US dollars',
    },
    deploymentCost: {
      subject: 'Cost of deploying a contract',
      value: developerFigures.deploymentCost,
      unit: 'US dollars',
      pages: ['home', 'build', 'ecosystem'],
    },
    supportHours: {
      subject: 'Support',
      value: developerFigures.supportHours,
      unit: 'hours a day, days a week',
      phrases: ['support #', 'available #', '#, in the community channels'],
    },
  }),
  ...registerFigures('governance', governanceScope, ['governance'], {
    proposals: {
      subject: 'Active proposals',
      value: governanceProposals,
      unit: 'proposals',
      phrases: ['# proposals'],
    },
  }),
  ...registerFigures(
    'eligibility',
    { scope: 'Use of the site and any sale of tokens', source: 'set by the terms of service' },
    ['ecosystem', 'privacy', 'terms'],
    {
      minimumAge: {
        subject: 'Minimum age',
        value: minimumAge,
        unit: 'years',
        phrases: ['at least # years', 'under #', '# or older', 'age of #', '#+ and KYC'],
      },
    },
  ),
];
