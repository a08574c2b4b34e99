import { hash } from 'node:crypto';
import { roadmap } from '#shared/content/home.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { type DocumentParts, renderDocument } from './document';
import { inlineImage, paperFigures } from './figures';
import { paperStyles } from './style';

/** Everything that the paper is printed from, except fonts and page numbers, which depend on it. */
export async function whitepaperSource(): Promise<DocumentParts> {
  return {
    styles: await paperStyles(),
    figures: await paperFigures(),
    seals: await phaseSeals(),
    pages: new Map(),
  };
}

/** SHA-256 of words, figures and styles. Tells without a browser whether the printed file is current. */
export function sourceHash(source: DocumentParts): string {
  return hash('sha256', renderDocument(source));
}

async function phaseSeals(): Promise<Map<number, string>> {
  const seals = roadmap.phases.map(async (phase): Promise<[number, string]> => {
    return [phase.number, await inlineImage(phaseSeal(phase))];
  });
  return new Map(await Promise.all(seals));
}
