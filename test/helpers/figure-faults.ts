import { load } from 'cheerio';
import { yourTokens } from '#shared/content/tokenomics.ts';
import { allocationTable } from '#shared/figures/allocation-table.ts';
import type { Claim } from '#shared/figures/claims.ts';
import { groupedNumber } from '#shared/figures/format.ts';
import { holdingOf, scales, writeAmount } from '#shared/figures/holding.ts';
import type { PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { whitepaperSection } from '#shared/whitepaper/whitepaper-section.ts';

type Listed = Pick<Claim, 'id' | 'value' | 'text' | 'pages'>;

/** The printed whitepaper keeps its figures when the site's change. */
const printed = `#${whitepaperSection.reader.id}`;

/** What is wrong with the figures of a served page, one line each. */
export function findFigureFaults(page: PageId, html: string, claims: readonly Listed[]): string[] {
  const $ = load(html, { scriptingEnabled: false });
  const marks = $('data')
    .toArray()
    .map((mark) => ({ id: mark.attribs.value, text: $(mark).text() }));
  const paper = $(printed).text();
  const wrong = marks.flatMap(({ id, text }) => {
    const claim = claims.find((one) => one.id === id);
    if (!claim) return `marks "${text}" as ${id}, which is not listed`;
    if (!claim.pages.includes(page)) return `shows ${id}, which is not listed for it`;
    return saysTheSame(text, claim) ? [] : `says "${text}" where ${id} is "${claim.text}"`;
  });
  const missing = claims
    .filter(({ pages, id, text }) => {
      const isShown = marks.some((mark) => mark.id === id) || paper.includes(text);
      return pages.includes(page) && !isShown;
    })
    .map(({ id, text }) => `does not show "${text}", although ${id} is listed for it`);
  return [...wrong, ...missing, ...findUnmarked(html, claims)];
}

/** Other formats of the same value: "10B" is "10,000,000,000" in a table, "25%" is "25.0%", an image has no text. */
function saysTheSame(text: string, { value, text: listed }: Listed): boolean {
  return text === listed || text === '' || Number(text.replaceAll(/[,%]/g, '')) === value;
}

/** An amount of money, a share, a bound, or a number of three or more digits that is not a year. */
const figure =
  /(?<![\w.,/-])(?:\$\s?\d[\d.,]*[kKMBT]?\+?|\d[\d.,]*(?:[kKMBT]\b\+?|[+%])|(?!20\d\d\b)\d[\d,.]{2,}(?! kB))/g;

/** Figures typed into a text. Small integers are ignored, because they also count words. */
function findUnmarked(html: string, claims: readonly Listed[]): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $(`data, time, code, svg, ${printed}`).remove();
  const described = $('[alt], [aria-label]');
  // Accessible names cannot be marked, but may contain listed figures.
  const heard = described.toArray().map(({ attribs }) => `${attribs.alt} ${attribs['aria-label']}`);
  described.removeAttr('alt').removeAttr('aria-label');
  const listed = claims.map((claim) => claim.text);
  return [
    ...findTyped(readableText($.html()), computed),
    ...findTyped(heard.join(' '), [...computed, ...listed]),
  ];

  function findTyped(text: string, known: readonly string[]): string[] {
    const unnamed = ownNames.reduce<string>((rest, name) => rest.replaceAll(name, ''), text);
    return [...unnamed.matchAll(figure)].flatMap(({ 0: found, index }) => {
      if (known.includes(found.replace(/[.,]+$/, ''))) return [];
      const around = unnamed.slice(Math.max(0, index - 30), index + found.length + 30);
      return `shows "${found}", which is not a listed figure: …${around}…`;
    });
  }
}

/** Names chosen by the operator, which may contain digits. */
const { product, symbol, chain, presaleChain, stablecoin } = site;
const ownNames = [product, symbol, chain, presaleChain, stablecoin.symbol];

/** Computed numbers: rows and total of the allocation table, and an example amount. */
const computed = [
  ...allocationTable().map(({ tokens }) => groupedNumber(tokens)),
  '100.0%',
  ...scales.flatMap(({ share, tokens }) => [share, writeAmount(tokens)]),
  ...Object.values(holdingOf(yourTokens.example))
    .flatMap(Object.values<number>)
    .map(writeAmount)
    .flatMap((amount) => [amount, `${amount}%`]),
];

/**
 * All text that people read or hear in a document, in order, with single spaces: title and description,
 * text, accessible names and descriptions.
 */
export function readableText(html: string): string {
  // Text in noscript counts too.
  const $ = load(html, { scriptingEnabled: false });
  $('script, style').remove();
  for (const element of $('body *').toArray()) {
    const { alt = '', 'aria-label': label = '' } = element.attribs;
    $(element).prepend(` ${alt} ${label} `).append(' ');
  }
  const description = $('meta[name="description"]').attr('content') ?? '';
  return [$('title').text(), description, $('body').text()]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
