import { hrefOf, unpublishedBlogPath } from './pages';
import { site } from './site';

/**
 * A control in a page's content: a link, or a button that explains in one sentence why it does nothing
 * yet. A link can do both, when it leads elsewhere because the thing that it names is not open yet.
 */
export type Action = ActionBase & ({ to: string; notOpen?: string } | { notOpen: string });

interface ActionBase {
  label: string;
  /** Tells controls with the same label apart for screen readers; not visible. */
  about?: string;
  /** Buy and presale controls are never shown without the risk sentence. */
  isPresale?: true;
}

/** Nothing is sold on the site itself, which the terms say too. */
const nothingSold = 'Nothing is sold here yet.';

const presale = {
  to: hrefOf('home', 'presale'),
  isPresale: true,
  notOpen: nothingSold,
} as const;

/** For documentation that has not been written yet. */
const inWhitepaper = {
  to: hrefOf('tokenomics', 'whitepaper'),
  notOpen: 'Opens the whitepaper; a full reference follows.',
} as const;

/**
 * Where every button of the site leads. To open an action, give it a `to`: a path of the site or an
 * external URL.
 */
export const actions = {
  learnMigrationPlan: {
    label: 'Learn Migration Plan',
    to: hrefOf('home', 'roadmap'),
    notOpen: 'The migration plan is not published yet; the roadmap is shown instead.',
  },
  buyNow: { label: 'Buy Now', ...presale },
  openCheckout: { label: 'Open the checkout', notOpen: nothingSold },
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
  readArticle: {
    label: 'Read',
    notOpen: 'Only this summary is published so far.',
  },
  viewAllNews: {
    label: 'View All News',
    notOpen: 'All the news so far is on this page.',
  },
  exploreTech: { label: 'Explore Tech', to: hrefOf('technology') },
  visitEcosystem: { label: 'Visit Ecosystem', to: hrefOf('ecosystem') },
  goPlatform: { label: 'Go Platform', notOpen: 'The platform is not open yet.' },
  joinWaiting: { label: 'Join Waiting', notOpen: 'The waiting list is not open yet.' },
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
  openToolDocs: {
    label: 'Documentation',
    to: hrefOf('build', 'tools'),
    notOpen: 'Leads to the tools; the documents follow.',
  },
  openBlog: {
    label: 'Blog',
    to: unpublishedBlogPath,
    notOpen: 'The blog is not published yet; this link says where to find the news.',
  },
  accessTestnet: {
    label: 'Access Testnet',
    notOpen: 'Access to the testnet is not open from this site yet.',
  },
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
  updatedWhitepaper: {
    label: 'Updated Whitepaper Coming Soon',
    notOpen: `${site.whitepaper.version} is current. The next version has no date yet.`,
  },
  joinGovernance: {
    label: 'Join Governance',
    to: hrefOf('governance', 'contribute'),
    notOpen: 'You can contribute now; voting is not open yet.',
  },
  viewProposals: {
    label: 'View Proposals',
    to: hrefOf('governance', 'proposals'),
    notOpen: 'The list is not public yet; see how a proposal works.',
  },
  voteOverview: {
    label: 'View Overview',
    to: hrefOf('tokenomics', 'whitepaper'),
    notOpen: 'For now, the whitepaper is the overview.',
  },
  voteProposals: {
    label: 'Browse Proposals',
    notOpen: 'The list is not public yet.',
  },
  voteDelegation: { label: 'Delegate Votes', notOpen: 'Voting is not open yet.' },
  askAboutValidating: { label: 'Ask about validating', to: contact('Validator program') },
  askAboutCode: { label: 'Ask about code', to: contact('Code contribution') },
  askAboutDocumentation: {
    label: 'Ask about documentation',
    to: contact('Documentation contribution'),
  },
  askAboutTesting: { label: 'Ask about testing', to: contact('Test bugs') },
  readAssetModel: { label: 'Read the asset model', ...inWhitepaper },
  seeLiveAsset: {
    label: 'See a live asset',
    notOpen: 'No live record yet; the figure shows a specimen.',
  },
  readCellModel: { label: 'Read the cell model', ...inWhitepaper },
  seeCellMap: {
    label: 'See the cell map',
    notOpen: 'No live map yet; the figure shows its layout.',
  },
  readConsensusRules: { label: 'Read the consensus rules', ...inWhitepaper },
  seeBlockSettle: {
    label: 'See a block settle',
    notOpen: 'No live view yet; the figure shows one block.',
  },
  viewOpenPositions: { label: 'View Open Positions', to: hrefOf('career', 'positions') },
  learnAboutOurCulture: { label: 'Learn About Our Culture', to: hrefOf('career', 'values') },
  sendGeneralApplication: { label: 'Send General Application', to: contact('General application') },
  openGithub: site.channels.github
    ? { label: 'GitHub', to: site.channels.github }
    : { label: 'GitHub', notOpen: 'The GitHub address is not published yet.' },
  openEmail: site.channels.email
    ? { label: 'Email', to: `mailto:${site.channels.email}` }
    : { label: 'Email', notOpen: 'The email address is not published yet.' },
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof actions;

export function getAction(id: ActionId): Action {
  return actions[id];
}

/** Path of the contact form with a prefilled subject. */
export function contact(subject: string): string {
  return `${hrefOf('contact')}?${new URLSearchParams({ subject })}#message`;
}
