import { roadmap as phases } from '#shared/content/home.ts';
import { migrationStated } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';
import type { Chapter } from './chapter';

export const roadmap: Chapter = {
  id: 'roadmap',
  title: 'Roadmap',
  opening:
    'Four phases lead from the testnet to a working market. A full seal marks a completed phase, an open seal a phase in progress, and ruled circles a phase still to come.',
  sections: {
    'roadmap-phases': {
      title: 'Four phases',
      notes: {
        Quarters: 'Planned calendar quarters, which may change.',
        Status:
          'As stated on the site when this version was made. If they differ, the site is more recent.',
      },
      blocks: [{ phases: phases.phases }],
    },
    'roadmap-migration': {
      title: 'From the presale to the main network',
      notes: {
        'Beware of copies':
          'Nobody from the project will ever need your private key or recovery phrase, for the migration or for anything else.',
      },
      blocks: [
        `The presale takes place on ${site.presaleChain}. The migration of the tokens to ${site.chain} ${migrationStated(site.statedOn)}. Meanwhile, the design in this paper is tested on the testnet.`,
      ],
    },
    'roadmap-open': {
      title: 'What this version leaves open',
      blocks: [
        'Some parts of the design are not settled. A later version will cover them.',
        {
          points: {
            'Consensus.':
              'The share of stake that must attest, rewards, penalties, measured figures.',
            'Token.': 'Schedule of inflation, vesting, and the steps of the migration.',
            'Compliance.': 'Accepted providers of identity checks, and eligible countries.',
            'Exchange.': 'A DEX for tokenized assets is planned, without an announced date.',
          },
        },
      ],
    },
  },
};
