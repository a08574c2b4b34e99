import type { RoadmapPhase } from '#shared/content/home.ts';

/** One chapter of the paper as plain data, for print and for the page. */
export interface Chapter {
  id: string;
  title: string;
  /** First paragraph, in larger type. */
  opening: string;
  sections: readonly Section[];
}

interface Section {
  id: string;
  title: string;
  /** Notes in the margin beside the start of the section. */
  notes?: Notes;
  /** A string is a paragraph. */
  blocks: readonly Block[];
}

/** Terms, each with its text. */
export type Notes = Readonly<Record<string, string>>;

export type Block = string | FigureBlock | TableBlock | PointsBlock | StepsBlock | PhasesBlock;

export interface FigureBlock {
  kind: 'figure';
  figure: FigureName;
  alt: string;
  /** Says what the drawing shows, and what the weight or number of its lines means. */
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
  /** The first cell of a row is the row's heading. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  /** Whether the cells after the first are numbers, aligned right. */
  isNumeric?: boolean;
}

export interface PointsBlock {
  kind: 'points';
  points: Notes;
}

interface StepsBlock {
  kind: 'steps';
  steps: Notes;
}

export interface PhasesBlock {
  kind: 'phases';
  phases: readonly RoadmapPhase[];
}
