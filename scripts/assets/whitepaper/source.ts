import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { whitepaperDocument as paper } from '#shared/whitepaper/whitepaper.ts';
import { palette } from '../drawing/palette';
import { type DocumentParts, renderDocument } from './document';
import { inlineImage } from './drawing';
import { paperFigures } from './figures';

/** Everything that the paper is printed from, except its cover, fonts and page numbers. */
export async function whitepaperSource(): Promise<DocumentParts> {
  const seals = roadmap.phases.map(async (phase): Promise<[number, string]> => {
    return [phase.number, await inlineImage(phaseSeal(phase))];
  });
  return {
    styles: await paperStyles(),
    cover: '',
    figures: await paperFigures(),
    seals: new Map(await Promise.all(seals)),
    pages: new Map(),
  };
}

/** SHA-256 of words, figures and styles. Tells without a browser whether the printed file is current. */
export function sourceHash(source: DocumentParts): string {
  return hash('sha256', renderDocument(source));
}

/** Parts of the style sheet, each in a file of its own. */
const parts = ['page', 'text', 'contents', 'notes', 'lists', 'figures', 'tables', 'phases'];

const inks = {
  paper: palette.bone0,
  cover: palette.bone50,
  text: palette.boneText1,
  'text-muted': palette.boneText2,
  rule: palette.boneRule,
  'rule-strong': palette.boneRule2,
  green: palette.verdigrisDark,
  red: palette.vermilionDark,
};

/** The style sheet of the paper, with its inks and the running head of every chapter. */
async function paperStyles(): Promise<string> {
  const sheets = await Promise.all(
    parts.map((part) => readFile(`scripts/assets/whitepaper/${part}.css`, 'utf8')),
  );
  const values = {
    ...inks,
    display: 'Besley, serif',
    sans: '"Instrument Sans", sans-serif',
    version: quote(paper.version),
    'risk-line': quote(paper.riskLine),
  };
  const root = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  const chapters = [{ id: 'contents', title: paper.contents }, ...paper.chapters];
  // Each chapter has pages of its own, which carry its title in their head; the cover has neither head nor foot.
  const pages = chapters.map(({ id, title }) => {
    const head = quote(`${paper.runningTitle}\u2003·\u2003${title}`);
    const boxes = `@top-left{content:${head}}@top-right{content:var(--version)}@bottom-left{content:var(--risk-line)}@bottom-right{content:counter(page)}`;
    return `@page ${id}{${boxes}}[data-chapter="${id}"]{page:${id}}`;
  });
  return [`:root{${root.join('')}}`, ...sheets, ...pages].join('\n');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
