import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { announced, untilCompleted } from '#shared/schedule/phases.ts';
import { site } from '#shared/site.ts';

const { developerTools: suite } = announced;

/** An SDK or a tool. */
export interface Offer {
  name: string;
  description: string;
  features: readonly string[];
  language: string;
  icon?: Instrument;
}

/** Drawn on a bench. */
export type Instrument = 'document' | 'contract' | 'terminal' | 'chart';

export const hero = {
  heading: `Build on ${site.product}`,
  lead: 'Four SDKs and a set of tools are in preparation. Read sample code now, or apply for a grant.',
  actions: ['viewExamples', 'openToolDocs'] satisfies ActionId[],
};

const clientSdk: Offer = {
  name: 'Client SDK',
  description: 'Connect a browser or a server to the ledger.',
  features: ['Account and UTXO transactions', 'typed queries and events', 'wallet signing'],
  language: 'TypeScript',
};

const contractSdk: Offer = {
  name: 'Contract SDK',
  description: 'Write the contracts that hold an asset, and the rules that move it.',
  features: ['Vault modules', 'identity-aware transfer rules', 'local contract tests'],
  language: 'Rust',
};

const dataSdk: Offer = {
  name: 'Data SDK',
  description: 'Read asset records and oracle values into your analysis.',
  features: ['Vault reports', 'oracle readings', 'exports for audit'],
  language: 'Python',
};

const nodeSdk: Offer = {
  name: 'Node SDK',
  description: 'Run a node or a validator, and watch its health and its rewards.',
  features: ['Node setup', 'stake and reward records', 'health checks'],
  language: 'Go',
};

export const sdkLedger = {
  heading: 'SDKs',
  lead: 'One each for clients, contracts, data and nodes.',
  labels: { language: 'Language', features: 'Features' },
  offers: [clientSdk, contractSdk, dataSdk, nodeSdk],
};

export const toolbox = {
  heading: 'Tools',
  lead: `The full suite ${untilCompleted(suite, 'is planned for', 'came in')} phase\u00a0${suite.number} of the roadmap.`,
  offers: [
    {
      name: 'Documentation',
      description:
        'The reference for ledger, vaults and every SDK. Until it is out, the whitepaper explains the design.',
      features: ['Quick start', 'API reference', 'guides by asset class'],
      language: 'All languages',
      icon: 'document',
    },
    {
      name: 'AI contract builder',
      description: 'Describe the asset and its rules. It will draft a contract for your review.',
      features: ['Draft from a description', 'rule checks', 'source you can edit'],
      language: contractSdk.language,
      icon: 'contract',
    },
    {
      name: 'CLI',
      description: 'It will create, test and deploy a project from the terminal.',
      features: ['Project templates', 'testnet deployment', 'scripts for build pipelines'],
      language: 'Shell',
      icon: 'terminal',
    },
    {
      name: 'Analytics dashboard',
      description: 'It will show what a contract does and costs.',
      features: ['Calls and costs', 'vault balances', 'alerts at limits you set'],
      language: 'No code',
      icon: 'chart',
    },
  ] satisfies Offer[],
};

export const testnet = {
  heading: 'Testnet first',
  lead: 'Every contract will run there before it touches a real asset.',
  actions: ['askForTestnet', 'accessTestnet'] satisfies ActionId[],
  rates: [
    { label: 'Contract deployment', figure: figures.developers.deploymentCost },
    { label: 'Community support', figure: figures.developers.supportHours },
  ],
  stated: figures.developers.supportHours,
};
