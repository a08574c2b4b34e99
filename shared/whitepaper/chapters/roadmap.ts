import { roadmap as phases } from '#shared/content/home.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const roadmap: Chapter = {
  id: 'roadmap',
  title: 'Roadmap',
  opening:
    'Four phases lead from the testnet to a working market. A full seal is completed, an open one in progress, and ruled circles are still to come.',
  sections: {
    'roadmap-phases': {
      title: 'Four phases',
      notes: {
        Quarters:
          'Calendar quarters in which a phase is planned to be worked on. They are plans and may change.',
        Status:
          'As stated on the site when this version was made. Where the two differ, the site is the newer.',
      },
      blocks: [{ phases: phases.phases }],
    },
    'roadmap-migration': {
      title: 'From the presale to the main network',
      notes: {
        'Beware of copies':
          'Nobody who works on the project needs a private key or a recovery phrase, for the migration or for anything else.',
      },
      blocks: [
        `The presale takes place on ${site.presaleChain}. Migration of the tokens to ${site.chain} is planned for ${site.migrationQuarter}. Until then, what this paper describes is tried on the testnet.`,
      ],
    },
    'roadmap-open': {
      title: 'What this version leaves open',
      blocks: [
        'Some parts of the design are not settled. They are left to a later version.',
        {
          points: {
            'Consensus.':
              'The share of stake that must attest, rewards, penalties, measured figures.',
            'Token.': 'Schedule of inflation, vesting, and the steps of the migration.',
            'Compliance.': 'Accepted providers of identity checks, and open countries.',
            'Exchange.': 'A DEX for tokenized assets is planned, without an announced date.',
          },
        },
      ],
    },
  },
};
