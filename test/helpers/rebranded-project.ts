import { palette } from '#scripts/assets/drawing/palette.ts';
import { mark } from '#shared/brand/mark.ts';
import { isPublicAddress } from '#shared/channels/public-address.ts';
import { site } from '#shared/site.ts';
import { buildEditedProject, type Edit } from './edited-project';
import { placeholderBrand, realBrand } from './real-brand';

const { channels, stablecoin, ...brand } = isPublicAddress(site.defaultOrigin)
  ? placeholderBrand
  : realBrand;
const initial = brand.product.charAt(0);

/** The other kind of brand: a real one, or placeholders if the project already has a real one. */
export const newBrand = {
  ...brand,
  channels,
  stablecoin,
  mark: mark === initial ? 'W' : initial,
  accent: palette.electrum === '#8FC4EE' ? '#e6b48f' : '#8fc4ee',
};

const json = JSON.stringify;
const facts: [from: RegExp, to: string][] = [
  [/const product = [^;]+/, `const product = ${json(brand.product)}`],
  [/ {2}symbol: [^,]+/, `  symbol: ${json(brand.symbol)}`],
  [/ {2}chain: [^,]+/, `  chain: ${json(brand.chain)}`],
  [/ {2}presaleChain: [^,]+/, `  presaleChain: ${json(brand.presaleChain)}`],
  [/ {2}defaultOrigin: [^,]+/, `  defaultOrigin: ${json(brand.defaultOrigin)}`],
  [/ {2}ownDomains: .+/, `  ownDomains: ${json(brand.ownDomains)} as readonly string[],`],
  [/ {4}x: [^,]+/, `    x: ${json(channels.x)}`],
  [/ {4}telegram: [^,]+/, `    telegram: ${json(channels.telegram)}`],
  [/ {4}github: [^,]+/, `    github: ${json(channels.github)} as string | null`],
  [/ {4}email: [^,]+/, `    email: ${json(channels.email)} as string | null`],
  [/ {4}contracts: [\s\S]+?\n {2}\}/, `    contracts: ${json(channels.contracts)},\n  }`],
  [/const stablecoin = .+/, `const stablecoin = ${json(stablecoin)} as const;`],
  [/ {2}labContact: [^,]+/, `  labContact: ${json(brand.labContact)}`],
];

const edits: Edit[] = [
  ...facts.map(([from, to]): Edit => ({ file: 'shared/site.ts', from, to })),
  { file: 'shared/brand/mark.ts', from: /mark = .+;/, to: `mark = ${json(newBrand.mark)};` },
  {
    file: 'client/styles/palette.css',
    from: /--electrum: #[\da-f]{6}/,
    to: `--electrum: ${newBrand.accent}`,
  },
];

/**
 * Like `npm run assets`, but without reducing the colours of cards, which needs ffmpeg. Prints the current
 * whitepaper even if it is frozen.
 */
const redraw = `Promise.all(
  [
    'scripts/assets/line-art/line-art',
    'scripts/assets/whitepaper/whitepaper',
    'scripts/assets/cards/cards',
    'shared/whitepaper/whitepaper-versions',
    'scripts/assets/drawing/mark-glyph',
  ].map((name) => import('./' + name + '.ts')),
).then(async ([lineArt, whitepaper, cards, { whitepaperVersions: [current] }, glyph]) => {
  await glyph.keepMarkGlyph();
  await lineArt.generateLineArt();
  await whitepaper.generateWhitepaper({ ...current, frozenOn: null });
  await cards.generateCards(cards.describeCard);
})`;

export function buildRebrandedProject() {
  return buildEditedProject(edits, redraw);
}

const { product, slug, chain, presaleChain, symbol, defaultOrigin } = site;
// A chain's name may be a common word, such as Polygon.
const presale = presaleChain.includes(' ') ? [presaleChain] : [];
const names = [product, slug, chain, symbol, site.stablecoin.symbol, ...presale];
const words = [...names, new URL(defaultOrigin).host]
  // Shorter names are parts of other words, and occur in image files by chance.
  .filter((word) => word.length > 4)
  .map((word) => word.replace(/[^\w ]/g, '.'));

export const oldBrand = new RegExp(words.join('|'), 'i');
