import { palette } from '../../scripts/assets/palette';
import { site } from '../../shared/site';
import { buildEditedProject, type Edit, type EditedProject } from './edited-project';

/** Another brand than the one of the project, whichever that is. */
const name = site.mark === 'O' ? 'Meridian' : 'Ostrava';
const host = `${name.toLowerCase()}.example`;
export const newBrand = {
  product: name,
  mark: name.charAt(0),
  symbol: `${name.slice(0, 3).toUpperCase()}X`,
  chain: `${name} Network`,
  presaleChain: 'Harbour Chain',
  stablecoin: `USD${name.charAt(0)}X`,
  host,
  accent: palette.electrum === '#8FC4EE' ? '#e6b48f' : '#8fc4ee',
};

const facts: [from: RegExp, to: string][] = [
  [/const product = [^;]+/, `const product = '${name}'`],
  [/ {2}symbol: [^,]+/, `  symbol: '${newBrand.symbol}'`],
  [/ {2}chain: [^,]+/, `  chain: '${newBrand.chain}'`],
  [/ {2}presaleChain: [^,]+/, `  presaleChain: '${newBrand.presaleChain}'`],
  [/ {2}defaultOrigin: [^,]+/, `  defaultOrigin: 'https://${host}'`],
  [/ {4}x: [^,]+/, `    x: 'https://x.example/${name.toLowerCase()}'`],
  [/ {4}telegram: [^,]+/, `    telegram: 'https://telegram.example/${name.toLowerCase()}'`],
  [/ {4}github: [^,]+/, '    github: null as string | null'],
  [/ {4}email: [^,]+/, '    email: null as string | null'],
  [/ {4}symbol: [^,]+/, `    symbol: '${newBrand.stablecoin}'`],
  [/ {4}url: [^,]+/, `    url: 'https://${newBrand.stablecoin.toLowerCase()}.example/'`],
  [/ {2}labContact: [^,]+/, `  labContact: 'https://lab.${host}/contact'`],
];

const edits: Edit[] = [
  ...facts.map(([from, to]): Edit => ({ file: 'shared/site.ts', from, to })),
  {
    file: 'client/styles/tokens.css',
    from: /--electrum: #[\da-f]{6}/,
    to: `--electrum: ${newBrand.accent}`,
  },
];

/**
 * As `npm run assets` does it, but for the colours of cards, which ffmpeg would reduce. The current
 * whitepaper is printed although it may be frozen.
 */
const redraw = `Promise.all(
  [
    ...['line-art', 'whitepaper', 'cards', 'cards-png'].map((name) => 'scripts/assets/' + name),
    'shared/content/whitepaper-versions',
  ].map((name) => import('./' + name + '.ts')),
).then(async ([lineArt, whitepaper, cards, png, { whitepaperVersions: [current] }]) => {
  await lineArt.generateLineArt();
  await whitepaper.generateWhitepaper({ ...current, frozenOn: null });
  await cards.generateCards(png.describeCard);
})`;

/** A built copy of the project after a change of the brand: facts, one colour, and what carries them. */
export function buildRebrandedProject(): Promise<EditedProject> {
  return buildEditedProject(edits, redraw);
}
