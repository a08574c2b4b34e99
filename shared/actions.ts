import { hrefOf, unpublishedBlogPath } from './pages';
import { announced, untilCompleted } from './schedule/phases';
import { site } from './site';

/**
 * A control in a page's content: a link, or a button that says why it is not open yet. A link can have
 * a note too, if it leads elsewhere because the thing that it names is not open yet.
 */
export type Action = ActionBase & ({ to: string; notOpen?: string } | { notOpen: string });

interface ActionBase {
  label: string;
  /** Tells controls with the same label apart for screen readers; not visible. */
  about?: string;
  /** Buy and presale controls are never shown without the risk sentence. */
  isPresale?: true;
}

const presale = {
  to: hrefOf('home', 'presale'),
  isPresale: true,
  notOpen: 'Buying is not open on this site.',
} as const;

const { voting } = announced;
const votingOpens = untilCompleted(voting, `Opens in phase ${voting.number}.`, 'Not open yet.');

/** Documentation that has not been written yet: only the whitepaper describes it. */
const inWhitepaper = (subject: string) => ({
  label: `Read ${subject}`,
  to: hrefOf('tokenomics', 'whitepaper'),
});

/**
 * Where every button of the site leads. To open an action, give it a `to`: a path of the site or an
 * external URL.
 */
export const actions = {
  learnMigrationPlan: {
    label: 'Learn Migration Plan',
    to: hrefOf('home', 'roadmap'),
    notOpen: 'See the roadmap. The steps are not published yet.',
  },
  buyNow: { label: 'Buy Now', ...presale },
  openCheckout: {
    label: 'Go to checkout',
    notOpen: 'Not open yet. We never send payment addresses.',
  },
  joinPresale: { label: 'Join Presale', ...presale },
  exploreProduct: { label: `Explore ${site.product}`, to: hrefOf('technology') },
  joinPresaleNow: { label: 'Join Presale Now', ...presale },
  supportOnX: { label: 'Support on X', to: site.channels.x },
  buy: { label: 'Buy', ...presale },
  findMore: { label: 'Find More', to: hrefOf('technology') },
  buyToday: { label: `Buy ${site.product} Today`, ...presale },
  getStarted: { label: 'Get Started', to: hrefOf('build') },
  viewExamples: { label: 'View Examples', to: hrefOf('build', 'examples') },
  readTheWhitePaper: { label: 'Read the White Paper', to: hrefOf('tokenomics', 'whitepaper') },
  becomeAPartner: { label: 'Become a Partner', to: contact('Partnership') },
  viewAllNews: { label: 'View All News', notOpen: 'All shown here.' },
  exploreTech: { label: 'Explore Tech', to: hrefOf('technology') },
  visitEcosystem: { label: 'Visit Ecosystem', to: hrefOf('ecosystem') },
  goPlatform: { label: 'Go Platform', notOpen: 'Not open yet.' },
  joinWaiting: { label: 'Join Waiting', notOpen: 'The list is not open.' },
  applyNow: { label: 'Apply Now', to: contact('Application') },
  readWhitePaper: { label: 'Read WhitePaper', to: hrefOf('tokenomics', 'whitepaper') },
  learnMore: { label: 'Learn More', about: 'how assets come on-chain', to: hrefOf('technology') },
  followOnX: { label: 'Follow on X', to: site.channels.x },
  joinOnTelegram: { label: 'Join on Telegram', to: site.channels.telegram },
  applyAsValidator: { label: 'Apply Now', to: contact('Validator application') },
  learnMoreStablecoin: {
    label: `Learn more about ${site.stablecoin.symbol}`,
    to: site.stablecoin.url,
  },
  openToolDocs: { label: 'Documentation', to: hrefOf('build', 'tools') },
  openBlog: { label: 'Blog', to: unpublishedBlogPath, notOpen: 'No blog yet. See our news.' },
  accessTestnet: {
    label: 'Access Testnet',
    notOpen: 'The testnet has launched, but cannot be opened from this site.',
  },
  askForTestnet: { label: 'Ask for access', to: contact('Testnet access') },
  applyForGrant: { label: 'Apply Now', to: contact('Startup hub application') },
  labCommunity: { label: 'Join The Community', to: hrefOf('lab', 'community') },
  ecosystemCommunity: { label: 'Visit the community', to: hrefOf('ecosystem', 'community') },
  labContact: { label: 'Contact Us', to: site.labContact },
  viewTokenDistribution: {
    label: 'View Token Distribution',
    to: hrefOf('tokenomics', 'distribution'),
  },
  downloadWhitepaper: { label: 'Download Whitepaper', to: site.whitepaper.path },
  downloadWhitepaperVersion: {
    label: `Download whitepaper ${site.whitepaper.version} (PDF)`,
    to: site.whitepaper.path,
  },
  readWhitepaperHere: { label: 'Read the whitepaper here', to: hrefOf('tokenomics', 'read') },
  updatedWhitepaper: { label: 'Updated Whitepaper Coming Soon', notOpen: 'Not published yet.' },
  joinGovernance: { label: 'Join Governance', to: hrefOf('governance', 'contribute') },
  viewProposals: { label: 'View Proposals', notOpen: votingOpens },
  voteOverview: {
    label: 'View Overview',
    to: hrefOf('tokenomics', 'whitepaper'),
    notOpen: 'Opens the whitepaper.',
  },
  voteProposals: { label: 'Browse Proposals', notOpen: votingOpens },
  voteDelegation: { label: 'Delegate Votes', notOpen: votingOpens },
  askAboutValidating: { label: 'Ask about validating', to: contact('Validator program') },
  askAboutCode: { label: 'Ask about code', to: contact('Code contribution') },
  askAboutDocumentation: {
    label: 'Ask about documentation',
    to: contact('Documentation contribution'),
  },
  askAboutTesting: { label: 'Ask about testing', to: contact('Test bugs') },
  readAssetModel: inWhitepaper('the asset model'),
  seeLiveAsset: { label: 'See a live asset', notOpen: 'Not live yet.' },
  readCellModel: inWhitepaper('the cell model'),
  seeCellMap: { label: 'See the cell map', notOpen: 'Not live yet.' },
  readConsensusRules: inWhitepaper('the consensus rules'),
  seeBlockSettle: { label: 'See a block settle', notOpen: 'Not live yet.' },
  viewOpenPositions: { label: 'View Open Positions', to: hrefOf('career', 'positions') },
  learnAboutOurCulture: { label: 'Learn About Our Culture', to: hrefOf('career', 'values') },
  sendGeneralApplication: { label: 'Send General Application', to: contact('General application') },
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof actions;

export function getAction(id: ActionId): Action {
  return actions[id];
}

/** Path of the contact form with a prefilled subject. */
export function contact(subject: string): string {
  return hrefOf('contact', 'message').replace('#', `?${new URLSearchParams({ subject })}#`);
}
