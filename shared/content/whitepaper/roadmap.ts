import { site } from '../../site';
import { roadmap as phases } from '../home';
import type { Chapter } from './chapter';

export const roadmap: Chapter = {
  id: 'roadmap',
  title: 'Roadmap',
  opening:
    'Four phases lead from the testnet to a working market. Each is drawn here as far as it is done: a full seal is completed, an open one is in progress, and ruled circles are still to come.',
  sections: [
    {
      id: 'roadmap-phases',
      title: 'Four phases',
      notes: [
        {
          term: 'Quarters',
          text: 'Calendar quarters in which a phase is planned to be worked on. They are plans and may change.',
        },
        {
          term: 'Status',
          text: 'As stated on the site when this version was made.',
        },
      ],
      blocks: [{ kind: 'phases', phases: phases.phases }],
    },
    {
      id: 'roadmap-migration',
      title: 'From the presale to the main network',
      notes: [
        {
          term: 'Beware of copies',
          text: 'Nobody who works on the project needs a private key or a recovery phrase, for the migration or for anything else.',
        },
      ],
      blocks: [
        `The presale takes place on ${site.presaleChain}. Migration of the tokens to ${site.chain} is planned for ${site.migrationQuarter}, together with phase 3. Until then, the main network is a beta, and the testnet is the place to try what this paper describes: nothing on it has a value, and it may be reset.`,
        'This paper is not changed when a date moves. Where it differs from the roadmap on the site, the site is the newer of the two.',
      ],
    },
    {
      id: 'roadmap-open',
      title: 'What this version leaves open',
      blocks: [
        'Some parts of the design are not settled, and a reader should know which. They are left to a later version.',
        {
          kind: 'points',
          points: [
            {
              term: 'Consensus.',
              text: 'The share of stake that must attest, the rewards, the penalties, and measured figures for throughput and time to finality.',
            },
            {
              term: 'Token.',
              text: 'The basis and schedule of inflation, the vesting steps, and the steps of the migration.',
            },
            {
              term: 'Compliance.',
              text: 'Which providers of identity checks are accepted, and in which countries.',
            },
            {
              term: 'Exchange.',
              text: 'A DEX for tokenized assets is planned. No date has been announced.',
            },
          ],
        },
      ],
    },
  ],
};
