import type { AnchorOf } from '../pages';

export type LegalPageId = 'privacy' | 'terms';

export interface LegalSection {
  id: AnchorOf<LegalPageId>;
  title: string;
  paragraphs: readonly string[];
  /** Points of the last paragraph. */
  items?: readonly string[];
}

export interface LegalDocument {
  page: LegalPageId;
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** Years of age from which the site is meant to be used. */
export const minimumAge = 18;

export const legalWords = {
  contents: 'Sections',
  lastUpdated: 'Last updated',
};
