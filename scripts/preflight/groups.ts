import { checkAnswers } from './check-answers';
import { checkBuild } from './check-build';
import { checkCertificate } from './check-certificate';
import { checkChannels } from './check-channels';
import { checkDates } from './check-dates';
import { checkErrors } from './check-errors';
import { checkExternal } from './check-external';
import { checkFeed } from './check-feed';
import { checkFigures } from './check-figures';
import { checkFirebase } from './check-firebase';
import { checkHeaders } from './check-headers';
import { checkHealth } from './check-health';
import { checkLinks } from './check-links';
import { checkManifest } from './check-manifest';
import { checkOrigin } from './check-origin';
import { checkPlaceholders } from './check-placeholders';
import { checkPreviews } from './check-previews';
import { checkSearch } from './check-search';
import { checkSecurityTxt } from './check-security-txt';
import { checkSitemap } from './check-sitemap';
import { checkSizes } from './check-sizes';
import { checkStructuredData } from './check-structured-data';
import { checkTitles } from './check-titles';
import { checkVideos } from './check-videos';
import { checkWhitepaper } from './check-whitepaper';
import type { Finding } from './finding';
import type { Site } from './site';

export interface Group {
  name: string;
  check: (site: Site) => Promise<Finding[]>;
}

export interface GroupOptions {
  /** Name of the last build of this checkout. */
  built: string | null;
  /** Whether other hosts may be asked. */
  isExternal: boolean;
}

/** Tells of every answer that another check has missed. */
export const lastGroup = 'Answers';

/** What is checked, what matters most to visitors first. */
export function listGroups({ built, isExternal }: GroupOptions): Group[] {
  return [
    { name: 'Build', check: (site) => checkBuild(site, built) },
    { name: 'Address', check: checkOrigin },
    { name: 'Certificate', check: checkCertificate },
    { name: 'Firebase', check: checkFirebase },
    { name: 'Placeholders', check: checkPlaceholders },
    { name: 'Official channels', check: checkChannels },
    { name: 'Whitepaper', check: checkWhitepaper },
    { name: 'Figures', check: checkFigures },
    { name: 'Dates', check: checkDates },
    { name: 'Links', check: checkLinks },
    { name: 'Headers', check: checkHeaders },
    { name: 'Refusals', check: checkErrors },
    { name: 'Search engines', check: checkSearch },
    { name: 'Sitemap', check: checkSitemap },
    { name: 'Titles', check: checkTitles },
    { name: 'Link previews', check: checkPreviews },
    { name: 'Structured data', check: checkStructuredData },
    { name: 'Feed', check: checkFeed },
    { name: 'Home screen', check: checkManifest },
    { name: 'Videos', check: checkVideos },
    { name: 'Sizes', check: checkSizes },
    { name: 'security.txt', check: checkSecurityTxt },
    { name: 'Health', check: checkHealth },
    ...(isExternal ? [{ name: 'Other sites', check: checkExternal }] : []),
    { name: lastGroup, check: checkAnswers },
  ];
}
