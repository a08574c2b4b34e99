import { createHash } from 'node:crypto';
import { roadmap } from '../../shared/content/home';
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
async function phaseSeals(): Promise<Map<number, string>> {
  const seals = roadmap.phases.map(async ({ number, status }): Promise<[number, string]> => {
    const drawings = {
      Completed: 'seal-completed',
      'In Progress': 'seal-progress',
      Upcoming: `seal-upcoming-${number}`,
    };
    return [number, await inlineImage(drawings[status])];
  });
  return new Map(await Promise.all(seals));
}
