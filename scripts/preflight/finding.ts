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

export function error(where: string, what: string, mend: string): Finding {
  return { level: 'error', where, what, mend };
}

export function warning(where: string, what: string, mend: string): Finding {
  return { level: 'warning', where, what, mend };
}

export function note(where: string, what: string, mend = ''): Finding {
  return { level: 'note', where, what, mend };
}
