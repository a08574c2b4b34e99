import { type Action, actions, contact } from '#shared/actions.ts';

export interface Job {
  id: string;
  title: string;
  department: string;
  type: 'Full-time' | 'Contract';
  description: string;
  requirements: readonly string[];
}

/** Of every position. */
export const jobLocation = 'Remote / Global';

/** The open positions. Each id is also the anchor of its row. */
export const jobs: readonly Job[] = [
  {
    id: 'senior-blockchain-developer',
    title: 'Senior Blockchain Developer',
    department: 'Engineering',
    type: 'Full-time',
    description:
      'You design and write the parts that must not fail: consensus, vaults and the dual-layer ledger.',
    requirements: [
      'Production experience with a layer-1, a rollup or another distributed ledger',
      'Fluent Rust or Go, and careful with concurrency',
      'Working knowledge of consensus protocols, UTXO and account models',
      'Tests that find faults, such as fuzzing or property tests',
      'Clear written English for design documents and reviews',
    ],
  },
  {
    id: 'frontend-developer',
    title: 'Frontend Developer',
    department: 'Engineering',
    type: 'Full-time',
    description:
      'You build the interfaces in which people read an asset, its record and its risk before they act.',
    requirements: [
      'Strong TypeScript and React, including server rendering',
      'Accessible HTML and CSS as a matter of habit',
      'Experience with wallets or other interfaces that sign and confirm',
      'An eye for typography, figures and tables',
      'A portfolio or code we can read',
    ],
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    department: 'Product',
    type: 'Full-time',
    description:
      'With engineering, compliance and partners, you decide what is built next, and write down why.',
    requirements: [
      'A financial or infrastructure product, taken from plan to release',
      'Able to read an API reference and a term sheet',
      'Decisions based on evidence, with short and exact specifications',
      'Familiar with custody, settlement or token standards',
    ],
  },
  {
    id: 'devops-engineer',
    title: 'DevOps Engineer',
    department: 'Engineering',
    type: 'Full-time',
    description:
      'You keep the testnet, the build pipeline and the public services up and observable.',
    requirements: [
      'Linux, networking and containers in production',
      'Infrastructure as code, with reviewed changes and a way back',
      'Monitoring and alerts that people trust',
      'Experience running nodes or other stateful distributed systems',
      'Calm and methodical in an incident, and able to write it up afterwards',
    ],
  },
  {
    id: 'community-manager',
    title: 'Community Manager',
    department: 'Marketing',
    type: 'Full-time',
    description:
      'You answer, moderate and explain in the community channels, and bring back what people need.',
    requirements: [
      'Experience moderating an active technical or financial community',
      'Precise written English; further languages are welcome',
      'Able to explain risk without softening it and to refuse price talk politely',
      'Alert to scams and impersonation, and practised in removing them',
      'Comfortable planning and hosting online events',
    ],
  },
  {
    id: 'security-auditor',
    title: 'Security Auditor',
    department: 'Security',
    type: 'Contract',
    description:
      'You review contracts and protocol code before release and report what you find, with proof.',
    requirements: [
      'A record of reviewing smart contracts or protocol code',
      'Fluent in reading Rust, and in the common failures of vaults, bridges and oracles',
      'Experience with fuzzing, static analysis or formal methods',
      'Reports that state severity, cause and remedy so that an engineer can act on them',
      'Independence: no stake in the outcome of a review',
      'Discretion about what is not public yet',
    ],
  },
];

/** Apply Now of an open position: the contact form with the position as its subject. */
export function applyFor({ title }: Job): Action {
  return { label: actions.applyNow.label, about: title, to: contact(`Job: ${title}`) };
}
