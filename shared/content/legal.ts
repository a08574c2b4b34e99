import type { Words } from '#shared/figures/words.ts';
import type { AnchorOf } from '#shared/pages.ts';
import type { Plan } from '#shared/schedule/schedule.ts';

type LegalPageId = 'privacy' | 'terms';

export interface LegalSection {
  id: AnchorOf<LegalPageId>;
  title: string;
  /** Whether to read it before all others: it is a leaf of its own. */
  isKey?: true;
  /** The section in a few words, beside it. */
  facts: Readonly<Record<string, Words>>;
  paragraphs: readonly Words[];
  /** List items of the last paragraph; those with a name begin with it. */
  items?: readonly string[] | Readonly<Record<string, string>>;
  /** The section's last sentence, and what it becomes once the plan's date has passed. */
  plan?: { of: Plan; announced: string; overdue: string };
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
  /** After the date. */
  caveat: '(the day of your visit)',
};

export const operator =
  '“We” means the operator of this site, whose name and address are not published here.';
