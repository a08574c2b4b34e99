/** An error has to be mended before a launch, a warning soon; a note is for the person who decides. */
export type Level = 'error' | 'warning' | 'note';

/** One thing at one place. The report joins what is the same at several places. */
export interface Finding {
  level: Level;
  /** A path of the site, an address, or a setting. */
  where: string;
  /** What is wrong, without the place. */
  what: string;
  /** How to mend it; empty where there is nothing to do. */
  mend: string;
}

const of =
  (level: Level) =>
  (where: string, what: string, mend = ''): Finding => ({ level, where, what, mend });

export const error = of('error');
export const warning = of('warning');
export const note = of('note');
