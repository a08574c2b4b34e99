import { createHash } from 'node:crypto';
import { type RoadmapPhase, roadmap } from '../../shared/content/home';
import { type DocumentParts, renderDocument } from './whitepaper-document';
import { inlineImage, paperFigures } from './whitepaper-figures';
import { paperStyles } from './whitepaper-style';

/** All that the paper is printed from, but fonts and page numbers, which follow from it. */
export async function whitepaperSource(): Promise<DocumentParts> {
  return {
    styles: await paperStyles(),
    figures: await paperFigures(),
    seals: await phaseSeals(),
    pages: new Map(),
  };
}

/** SHA-256 of words, figures and styles: tells without a browser whether a print is still of them. */
export function sourceHash(source: DocumentParts): string {
  return createHash('sha256').update(renderDocument(source)).digest('hex');
}

/** A completed seal, one in progress, and ruled ones for what is to come. */
export function sealOf({ number, status }: RoadmapPhase): string {
  const drawings = {
    Completed: 'seal-completed',
    'In Progress': 'seal-progress',
    Upcoming: `seal-upcoming-${number}`,
  };
  return drawings[status];
}

async function phaseSeals(): Promise<Map<number, string>> {
  const seals = roadmap.phases.map(async (phase): Promise<[number, string]> => {
    return [phase.number, await inlineImage(sealOf(phase))];
  });
  return new Map(await Promise.all(seals));
}
