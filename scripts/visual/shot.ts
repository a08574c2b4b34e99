import type { View } from './options';
import type { Part } from './take-picture';

/** A part where it stands in the picture of changes, and in the two others. */
export interface PartPair extends Part {
  before: Part | undefined;
  after: Part | undefined;
}

export interface ComparedPart extends PartPair {
  changedPixels: number;
}

export interface Comparison {
  /** Changed pixels of all. */
  share: number;
  parts: readonly ComparedPart[];
  /** The parts below one another as a PNG, changes marked. */
  changes: Uint8Array;
}

/** A view that was compared. Its pictures lie beside the sheet. */
export interface Shot extends View, Comparison {
  files: Record<'before' | 'after' | 'changes', string>;
}
