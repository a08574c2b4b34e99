import { site } from './site';

/**
 * The page table: router, navigation, titles, canonical links, redirects, statuses and tests read it.
 */
export const pages = [
  {
    id: 'home',
    path: '/',
    title: `${site.product}: the financial RWA layer-1 with AI on-chain`,
    description: `${site.product} is a layer-1 blockchain with AI governance for real-world assets: real estate, commodities and equity. See its presale, roadmap and technology.`,
    navLabel: 'Home',
    showsDate: true,
  },
  {
    id: 'technology',
    path: '/technology',
    title: `Technology · ${site.product}`,
    description: `How ${site.product} works: AI-active real-world assets, the hybrid cell model and dual consensus, what each is for, and its limits.`,
    navLabel: 'Technology',
  },
  {
    id: 'ecosystem',
    path: '/ecosystem',
    title: `Ecosystem · ${site.product}`,
    description: `The ${site.product} ecosystem: investment gateway, the planned DEX, the ${site.stablecoin.symbol} stablecoin, partners, developer tools, community and pathways.`,
    navLabel: 'Ecosystem',
  },
  {
    id: 'build',
    path: '/build',
    title: `Developer hub · ${site.product}`,
    description: `Build on ${site.product}: SDKs, developer tools, the startup hub with grants and the testnet.`,
    navLabel: 'Build',
  },
  {
    id: 'lab',
    path: '/lab',
    title: `Research lab · ${site.product}`,
    description: `The ${site.product} lab: expert teams, advice on tokenomics, law, fundraising, marketing and launchpad readiness, and the Foundation’s programs.`,
    navLabel: 'Lab',
  },
  {
    id: 'privacy',
    path: '/privacy',
    title: `Privacy policy · ${site.product}`,
    description: `What the ${site.product} website does and does not do with personal data: no cookies, no analytics, no account.`,
    navLabel: 'Privacy Policy',
    showsDate: true,
  },
  {
    id: 'terms',
    path: '/terms',
    title: `Terms of service · ${site.product}`,
    description: `The terms for using the ${site.product} website, with eligibility, token terms and disclaimers, and the risk disclosure.`,
    navLabel: 'Terms of Service',
    showsDate: true,
  },
  {
    id: 'tokenomics',
    path: '/tokenomics',
    title: `Tokenomics and whitepaper · ${site.product}`,
    description: `Supply, symbol, inflation and all allocations of the ${site.product} token, and whitepaper ${site.whitepaper.version} to download.`,
    navLabel: 'Tokenomics & Whitepaper',
  },
  {
    id: 'governance',
    path: '/governance',
    title: `Governance · ${site.product}`,
    description: `How holders decide on ${site.product}: proposals and voting, treasury, protocol upgrades, delegation, and the ways to contribute.`,
    navLabel: 'Governance',
  },
  {
    id: 'contact',
    path: '/contact',
    title: `Contact · ${site.product}`,
    description: `Write to the ${site.product} team about the presale, a partnership, research, press or a position.`,
    navLabel: 'Contact',
    readsQuery: ['subject'],
    showsDate: true,
  },
  {
    id: 'career',
    path: '/career',
    title: `Careers · ${site.product}`,
    description: `Work at ${site.product}: values, benefits, the team in figures and the open positions, all remote.`,
    navLabel: 'Careers',
  },
] as const satisfies readonly PageEntry[];

/** The section ids of each page that may be linked to. Not in the table: browsers need only their types. */
export const anchors = {
  home: [
    'presale',
    'about',
    'statistics',
    'checks',
    'roadmap',
    'features',
    'developers',
    'whitebook',
    'ecosystem',
    'news',
  ],
  technology: ['overall-technology', 'ai-active-rwa', 'hybrid-cell-model', 'dual-consensus'],
  ecosystem: [
    'overview',
    'dex',
    'features',
    'investment',
    'stablecoin',
    'partners',
    'developer-tools',
    'community',
    'pathways',
    'faq',
  ],
  build: ['examples', 'sdks', 'tools', 'startup-hub', 'testnet'],
  lab: ['teams', 'why', 'advisory', 'foundation', 'guild', 'community', 'build-with-us'],
  privacy: [
    'information-collected',
    'use',
    'sharing',
    'security-and-retention',
    'privacy-rights',
    'cookies',
    'international-transfers',
    'children',
    'changes',
  ],
  terms: [
    'acceptance',
    'service-description',
    'eligibility',
    'prohibited-uses',
    'token-terms',
    'risk-disclosure',
    'intellectual-property',
    'liability',
    'governing-law',
  ],
  tokenomics: ['distribution', 'whitepaper', 'verify', 'read'],
  governance: ['vote', 'proposals', 'contribute'],
  contact: ['check', 'message', 'official-channels'],
  career: ['values', 'benefits', 'positions', 'general-application'],
} as const satisfies Record<PageId, readonly string[]>;

export interface PageEntry {
  id: string;
  path: string;
  title: string;
  description: string;
  navLabel: string;
  /** Whether the page shows the day on which it is served. */
  showsDate?: boolean;
  /** Query parameters that change what the page shows; all others are ignored. */
  readsQuery?: readonly string[];
}

export type Page = (typeof pages)[number];
export type PageId = Page['id'];
export type AnchorOf<Id extends PageId> = (typeof anchors)[Id][number];

/** Old paths of removed pages, in lower case, each with the page that replaces it. */
export const movedPages: ReadonlyMap<string, PageId> = new Map<string, PageId>([
  // ['/grants', 'build'],
]);

/** A footer link without a page yet: answered with a 404 that says so. */
export const unpublishedBlogPath = '/blog';

const pageByPath = new Map<string, Page>(pages.map((page) => [page.path, page]));
const pageById = new Map<string, Page>(pages.map((page) => [page.id, page]));

/** The page whose canonical path is exactly `path`. */
export function findPage(path: string): Page | undefined {
  return pageByPath.get(path);
}

/** @throws Error if no page has this id */
export function getPage(id: PageId): Page {
  const page = pageById.get(id);
  if (!page) throw new Error(`No page has the id "${id}"`);
  return page;
}

/** Path of a page, or of one of its anchored sections. */
export function hrefOf<Id extends PageId>(id: Id, anchor?: AnchorOf<Id>): string {
  const { path } = getPage(id);
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/**
 * The page that `path` means without being its canonical path: other letter case, trailing slashes, or a
 * removed page. The result comes from the table, so a redirect to it can never lead to another host.
 */
export function findRedirectTarget(path: string): Page | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const spelled = path.toLowerCase().replace(/\/+$/, '') || '/';
  const moved = movedPages.get(spelled);
  const page = findPage(spelled) ?? (moved && getPage(moved));
  return page && page.path !== path ? page : undefined;
}
