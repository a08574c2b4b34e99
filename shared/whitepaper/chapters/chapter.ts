import type { RoadmapPhase } from '#shared/content/home.ts';

/** One chapter of the paper: plain words that a page, a document or a screen can set. */
export interface Chapter {
  id: string;
  title: string;
  /** First paragraph, set larger than the rest. */
  opening: string;
  sections: readonly Section[];
}

interface Section {
  id: string;
  title: string;
  /** Stand in the margin beside the section's beginning. */
  notes?: readonly Note[];
  /** A string is a paragraph. */
  blocks: readonly Block[];
}

export interface Note {
  term: string;
  text: string;
}

export type Block = string | FigureBlock | TableBlock | PointsBlock | StepsBlock | PhasesBlock;

export interface FigureBlock {
  kind: 'figure';
  figure: FigureName;
  alt: string;
  /** Says what is drawn and what the weight or the number of lines means. */
  caption: string;
}

export type FigureName =
  | 'records'
  | 'dag'
  | 'layers'
  | 'cells'
  | 'checks'
  | 'vaults'
  | 'verification'
  | 'rebalancing'
  | 'allocation';

export interface TableBlock {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  /** Whether the cells after the first are figures, set flush right. */
  isNumeric?: boolean;
}

interface PointsBlock {
  kind: 'points';
  points: readonly Note[];
}

interface StepsBlock {
  kind: 'steps';
  steps: readonly Note[];
}

export interface PhasesBlock {
  kind: 'phases';
  phases: readonly RoadmapPhase[];
}
