import { figures } from '#shared/figures/figures.ts';
import { site } from '#shared/site.ts';
import { aiGovernance } from './chapters/ai-governance';
import type { Chapter } from './chapters/chapter';
import { compliance } from './chapters/compliance';
import { consensus } from './chapters/consensus';
import { ledger } from './chapters/ledger';
import { problem } from './chapters/problem';
import { risks } from './chapters/risks';
import { roadmap } from './chapters/roadmap';
import { tokenChapter } from './chapters/token';
import { vaults } from './chapters/vaults';

/** The text of the whitepaper, for every form in which it is published. */
export const whitepaperDocument = {
  title: `${site.product} Whitepaper ${site.whitepaper.version}`,
  runningTitle: `${site.product} Whitepaper`,
  kind: 'Whitepaper',
  version: site.whitepaper.version,
  /** The description of the project on the cover. */
  headline: site.summary.replace(/\.$/, ''),
  subject: `Hybrid consensus, dual-layer ledger, identity-aware compliance, vaults, governance, token and risks of ${site.chain}.`,
  promise: site.tagline.promise,
  supply: `Total supply ${figures.token.totalSupply.text}`,
  riskLine: 'Tokens are not securities or investments.',
  contents: 'Contents',
  figure: 'Figure',
  table: 'Table',
  about: {
    'About this paper': `How ${site.chain} is designed, written for those who have to judge it: developers, validators, issuers, holders and their advisers.`,
    'What is built':
      'This paper describes the design. The roadmap says what belongs to which phase, and what this version leaves open.',
    'The lines':
      'Every figure is drawn with lines. A ruled line is a record or a plan, a swelled line an asset, an interlaced line an agreement.',
  },
  chapters: [
    problem,
    consensus,
    ledger,
    compliance,
    vaults,
    aiGovernance,
    tokenChapter,
    roadmap,
    risks,
  ] satisfies Chapter[],
};
