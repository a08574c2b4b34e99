import { CARDS_PATH } from '#shared/drawing/media.ts';
import { allocations } from '#shared/figures/allocations.ts';
import { figures } from '#shared/figures/figures.ts';
import { getPage, type PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { hero as buildHero } from './build';
import { hero as careerHero } from './career';
import { contactIntro } from './contact';
import { ecosystemHero, overview } from './ecosystem';
import { governanceHero } from './governance';
import { jobs } from './jobs';
import { hero as labHero } from './lab';
import { privacyPolicy } from './privacy';
import { technologyHero } from './technology';
import { terms } from './terms';
import { tokenomicsHero } from './tokenomics';

/** What the preview of a link to a page shows; drawn by `npm run assets -- cards`. */
export interface Card {
  headline: string;
  /** One line below the headline. */
  line: string;
  /** Alternative text of the drawing beside the words. */
  picture: string;
}

/** In px, as the services that show previews recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

const { totalSupply, annualInflation } = figures.token;

export const cards: Record<PageId, Card> = {
  home: {
    headline: site.tagline.headline,
    line: site.tagline.lead,
    picture: 'a struck coin before a braid of fine lines',
  },
  technology: {
    headline: technologyHero.heading,
    line: 'Three systems, one chain',
    picture: 'a lattice of hexagonal cells in fine lines, one of them marked',
  },
  ecosystem: {
    headline: ecosystemHero.heading,
    line: overview.heading,
    picture: 'engravings of a corner house, of ingots and of stacked coins',
  },
  build: {
    headline: buildHero.heading,
    line: 'SDKs, tools, grants and a testnet',
    picture: 'an engraved stack of cubes, one of them red',
  },
  lab: {
    headline: labHero.heading,
    line: 'Research, advice and funding',
    picture: 'the engraving of a microscope, and the interlaced lines that it shows',
  },
  privacy: {
    headline: privacyPolicy({ isConnected: false, storesMessages: false }).heading,
    line: 'No cookies, no analytics, no account',
    picture: 'lines that all lead to a keyhole',
  },
  terms: {
    headline: terms.heading,
    line: 'Eligibility, token terms and risk disclosure',
    picture: 'lines that all lead to a section sign',
  },
  tokenomics: {
    headline: tokenomicsHero.heading,
    line: `${totalSupply.text} ${site.symbol}, ${allocations.length} allocations, ${annualInflation.text} annual inflation`,
    picture: `a hundred lines that run into a ring, in ${allocations.length} colours, one for each allocation`,
  },
  governance: {
    headline: governanceHero.heading,
    line: 'Proposals, treasury and protocol upgrades',
    picture: 'twelve seats in a ring, whose lines all lead to its middle',
  },
  contact: {
    headline: contactIntro.heading,
    line: 'Write to the team',
    picture: 'a stamp with an engraved coin, under the waves of a postmark',
  },
  career: {
    headline: careerHero.heading,
    line: `${jobs.length} open positions, all remote`,
    picture: 'fine lines that join in a braid',
  },
};

export function cardPath(id: PageId): string {
  return `${CARDS_PATH}${id}.png`;
}

/** Names, words and picture of the card. */
export function cardAlt(id: PageId): string {
  const { headline, line, picture } = cards[id];
  return `${site.product}: “${headline}”. ${line}. Beside it, ${picture}.`;
}

/** The page's name, if the headline is not the same. */
export function cardLabel(id: PageId): string | undefined {
  const label = getPage(id).navLabel;
  const isHeadline = plain(label) === plain(cards[id].headline);
  return id === 'home' || isHeadline ? undefined : label;
}

function plain(text: string): string {
  return text.toLowerCase().replace('&', 'and');
}
