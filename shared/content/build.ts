import type { ActionId } from '#shared/actions.ts';
import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';

export interface Tool {
  name: string;
  description: string;
  features: readonly string[];
  language: string;
  icon: 'code' | 'contract' | 'chart' | 'validator' | 'document' | 'terminal';
}

export const hero = {
  heading: `Build on ${site.product}`,
  lead: 'SDKs, tools, grants and a testnet for teams that bring real-world assets on-chain.',
  actions: ['viewExamples', 'openToolDocs'] satisfies ActionId[],
};

const clientSdk: Tool = {
  name: 'Client SDK',
  description: 'Connects an application to the ledger, from a browser or a server.',
  features: ['Account and UTXO transactions', 'Typed queries and events', 'Wallet signing'],
  language: 'TypeScript',
  icon: 'code',
};

const contractSdk: Tool = {
  name: 'Contract SDK',
  description: 'Writes the contracts that hold an asset and the rules that move it.',
  features: ['Vault modules', 'Identity-aware transfer rules', 'Local contract tests'],
  language: 'Rust',
  icon: 'contract',
};

const dataSdk: Tool = {
  name: 'Data SDK',
  description: 'Reads asset records and oracle values for analysis and reporting.',
  features: ['Vault reports', 'Oracle readings', 'Exports for audit'],
  language: 'Python',
  icon: 'chart',
};

const nodeSdk: Tool = {
  name: 'Node SDK',
  description: 'Runs and watches a node, on its own or as a validator.',
  features: ['Node setup', 'Stake and reward records', 'Health checks'],
  language: 'Go',
  icon: 'validator',
};

export const sdkLedger = {
  heading: 'SDKs',
  lead: 'One kit for each side of the chain.',
  labels: { language: 'Language', features: 'Features' },
  sdks: [clientSdk, contractSdk, dataSdk, nodeSdk],
};

export const toolbox = {
  heading: 'Tools',
  lead: 'What you use around the SDKs. The full suite comes in phase\u00a03 of the roadmap.',
  tools: [
    {
      name: 'Documentation',
      description:
        'The written reference for the ledger, the vaults and every SDK. In preparation.',
      features: ['Quick start', 'API reference', 'Guides by asset class'],
      language: sdkLedger.sdks.map((sdk) => sdk.language).join(', '),
      icon: 'document',
    },
    {
      name: 'AI contract builder',
      description:
        'Drafts a contract from a plain description of the asset and its rules. You review the draft before it is deployed.',
      features: ['Draft from a description', 'Rule checks', 'Source that you can edit'],
      language: contractSdk.language,
      icon: 'contract',
    },
    {
      name: 'CLI',
      description: 'Creates a project, tests it and deploys it from a terminal.',
      features: ['Project templates', 'Testnet deployment', 'Scripts for build pipelines'],
      language: 'Shell',
      icon: 'terminal',
    },
    {
      name: 'Analytics dashboard',
      description: 'Shows what a contract does once it runs.',
      features: ['Calls and costs', 'Vault balances', 'Alerts at limits you set'],
      language: 'No code',
      icon: 'chart',
    },
  ] satisfies Tool[],
};

export const examples = {
  heading: 'Examples',
  lead: 'Four sample programs, each with one job. The screen above shows how each begins. The full source is not published.',
  actions: ['openGithub'] satisfies ActionId[],
  // In the order of the SDKs.
  items: [
    {
      title: 'Take a stablecoin payment',
      description: `Request a payment in ${site.stablecoin.symbol}, check it and confirm it.`,
      sdk: clientSdk,
    },
    {
      title: 'Issue units of one asset',
      description: 'Open a vault for a property, set who may hold it and issue its units.',
      sdk: contractSdk,
    },
    {
      title: 'Read a vault report',
      description: 'List what a vault holds, where it is kept and who counted it.',
      sdk: dataSdk,
    },
    {
      title: 'Watch a validator',
      description: 'Follow the stake, the rewards and the health of one node.',
      sdk: nodeSdk,
    },
  ],
};

export const testnet = {
  heading: 'Every contract starts on the testnet',
  lead: 'Contracts will run here before they touch a real asset.',
  examples: ['viewExamples'] satisfies ActionId[],
  actions: ['accessTestnet'] satisfies ActionId[],
  rates: [
    { label: 'Contract deployment', figure: figures.developers.deploymentCost },
    { label: 'Support', figure: figures.developers.supportHours },
  ],
  stated: figures.developers.supportHours,
};
