import { listOfficialChannels } from '#shared/channels/official-channels.ts';
import { news } from '#shared/content/home.ts';
import { privacyPolicy } from '#shared/content/privacy.ts';
import { terms } from '#shared/content/terms.ts';
import { site } from '#shared/site.ts';
import { whitepaperVersions } from '#shared/whitepaper/whitepaper-versions.ts';
import { allocationTable } from '../allocation-table';
import { fileSize, groupedNumber } from '../format';

/** What holds digits on the site and is no claim, each with the reason. */
export const noClaims: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bQ[1-4] \d{4}\b/,
    why: 'A plan, which shared/schedule/schedule.ts compares with the day.',
  },
  { pattern: /\bphase \d\b/i, why: 'Names a phase of the roadmap.' },
  { pattern: /\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/, why: 'The day of the figures, or of the request.' },
  { pattern: /© \d{4}/, why: 'The year of the copyright.' },
  { pattern: /\blayer-1\b|\bL1\b|\bWeb3\b/i, why: 'Names of kinds of chains.' },
  { pattern: /\bV\d+\b/, why: 'A version of the whitepaper.' },
  { pattern: /\bSHA-256\b|\bsha256sum\b|\b[0-9a-f]{64}\b|\b64 characters\b/, why: 'A checksum.' },
  ...whitepaperVersions.map(({ pages, bytes }) => ({
    pattern: literal(`${pages} ${fileSize(bytes)}`),
    why: 'Pages and size of a version of the whitepaper, counted in the file.',
  })),
  { pattern: /\bcube of 27 blocks\b/, why: 'Says what a picture shows.' },
  { pattern: new RegExp(`\\b\\d of ${news.items.length}\\b`), why: 'A place in the carousel.' },
  ...allocationTable().map((row) => ({
    pattern: literal(groupedNumber(row.tokens)),
    why: `The share of ${row.label} in tokens, computed from two claims.`,
  })),
  { pattern: /\b100\.0%/, why: 'The sum of the shares.' },
  ...[terms, privacyPolicy({ isConnected: false, storesMessages: false })].flatMap((document) =>
    document.sections.map(({ title }, index) => ({
      pattern: literal(`${index + 1} ${title}`),
      why: 'The number of a section of a legal text.',
    })),
  ),
  ...names().map((name) => ({
    pattern: literal(name),
    why: 'A name or an official address, which the operator chose with a digit in it.',
  })),
];

function names(): string[] {
  const { product, symbol, chain, presaleChain, stablecoin, defaultOrigin } = site;
  const addresses = listOfficialChannels(defaultOrigin).map(({ value }) => value ?? '');
  const all = [product, symbol, chain, presaleChain, stablecoin.symbol, ...addresses];
  return [...new Set(all)].filter((name) => /\d/.test(name));
}

function literal(text: string): RegExp {
  return new RegExp(`\\b${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`);
}
