import type { PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';
import { compactNumber, usd } from './format';

/** A figure as the list states it. */
interface Entry {
  /** What is counted, as the site names it. */
  subject: string;
  /** A number where it is exact; a bound or a turn of phrase as the project writes it. */
  value: number | string;
  /** "US dollars", "tokens" and "percent…" also say how a number is written. */
  unit: string;
  /** Whether somebody has counted it or means to reach it; otherwise it is merely stated. */
  kind?: 'measured' | 'target';
  /** Where it is shown, if not where the rest of its group is. */
  shownOn?: readonly Place[];
}

type Place = PageId | 'whitepaper';

/** What the figures of a group have in common. Figures that seem to contradict each other differ in scope. */
export interface Group {
  /** What the figures count. */
  scope: string;
  /** Who says so. */
  source: string;
  /** Day on which they were last confirmed as `yyyy-mm-dd`, where that is not `site.statedOn`. */
  asOf?: string;
  shownOn: readonly Place[];
  figures: Readonly<Record<string, Entry>>;
}

export interface Figure extends Entry {
  /** Its group's name and its own, such as "token.totalSupply". Marks it on pages and in `/claims.json`. */
  id: string;
  /** The value as pages write it. */
  text: string;
  group: Group;
}

type Figures<G extends Record<string, Group>> = {
  [Name in keyof G]: {
    [Key in keyof G[Name]['figures']]: Figure & Pick<G[Name]['figures'][Key], 'value'>;
  };
};

/** Gives every figure of a list its id and its text. */
export function nameFigures<const G extends Record<string, Group>>(groups: G): Figures<G> {
  return mapValues(groups, (group, name) =>
    mapValues(group.figures, (entry, key) => ({
      ...entry,
      id: `${name}.${key}`,
      text: writeValue(entry),
      group,
    })),
  ) as Figures<G>;
}

/** "$48.7M", "10B", "5%", or the value as it is typed. */
export function writeValue({ value, unit }: Pick<Entry, 'value' | 'unit'>): string {
  if (typeof value === 'string') return value;
  if (unit === 'US dollars') return usd(value);
  if (unit === 'tokens') return compactNumber(value);
  return unit.startsWith('percent') ? `${value}%` : String(value);
}

/** What a figure counts and who says so, and the day after "as of". */
export function statementOf({ group: { scope, source, asOf = site.statedOn } }: Figure): {
  words: string;
  date: string;
} {
  return { words: `${scope}, ${source},`, date: asOf };
}

function mapValues<T, U>(of: Readonly<Record<string, T>>, change: (value: T, key: string) => U) {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));
}
