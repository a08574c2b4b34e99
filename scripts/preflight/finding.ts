/** Errors have to be fixed before a launch, warnings soon. Notes are for whoever decides. */
export type Level = 'error' | 'warning' | 'note';

/** One fault at one place. The report joins the same fault at several places. */
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
