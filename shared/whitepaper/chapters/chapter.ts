import type { RoadmapPhase } from '#shared/content/home.ts';

/** One chapter of the paper as plain data, for print and for the page. */
export interface Chapter {
  id: string;
  title: string;
  /** First paragraph, in larger type. */
  opening: string;
  sections: Readonly<Record<string, Section>>;
}

interface Section {
  title: string;
  /** Notes in the margin beside the start of the section. */
  notes?: Notes;
  /** A string is a paragraph. */
  blocks: readonly Block[];
}

/** Terms, each with its text. */
export type Notes = Readonly<Record<string, string>>;

export type Block =
  | string
  | FigureBlock
  | TableBlock
  | { points: Notes }
  | { steps: Notes }
  | PhasesBlock;

export interface FigureBlock {
  figure: FigureName;
  alt: string;
  /** Describes the drawing, and what weight or number of its lines mean. */
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
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is the row's heading. */
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  /** Whether the cells after the first are numbers, aligned right. */
  isNumeric?: boolean;
}

interface PhasesBlock {
  phases: readonly RoadmapPhase[];
}
