import type { Words } from '#shared/figures/words.ts';
import type { AnchorOf } from '#shared/pages.ts';
import type { Plan } from '#shared/schedule/schedule.ts';

type LegalPageId = 'privacy' | 'terms';

export interface LegalSection {
  id: AnchorOf<LegalPageId>;
  title: string;
  paragraphs: readonly Words[];
  /** Points of the last paragraph. */
  items?: readonly string[];
  /** What the section says of a date ahead; its words stand below once the date has passed. */
  plan?: { of: Plan; overdue: string };
}

export interface LegalDocument {
  page: LegalPageId;
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
}

export const legalWords = {
  contents: 'Sections',
  lastUpdated: 'Last updated',
};
