import type { PageId } from '#shared/pages.ts';
import { compactNumber, usd } from './format';

/** A figure as it is typed in the list. */
interface Entry {
  /** What is counted, in the site's words. */
  subject: string;
  /** A number if it is exact; otherwise a bound or phrase in the project's words. */
  value: number | string;
  /** "US dollars", "tokens" and "percent…" also set the number's format. */
  unit: string;
  /** Whether it was counted or is a goal; otherwise it is only stated. */
  kind?: 'measured' | 'target';
  /** Pages that show it, if not those of its group. */
  shownOn?: readonly Place[];
}

type Place = PageId | 'whitepaper';

/** What the figures of a group have in common. Figures that seem to contradict each other have different scopes. */
export interface Group {
  /** What the figures count. */
  scope: string;
  /** Who states them, if not the project. */
  source?: string;
  /** Day on which they were last confirmed as `yyyy-mm-dd`, where that is not `site.statedOn`. */
  asOf?: string;
  shownOn: readonly Place[];
  figures: Readonly<Record<string, Entry>>;
}

export interface Figure extends Entry {
  /** Group and name, such as "token.totalSupply". Marks it on pages and in `/claims.json`. */
  id: string;
  /** The value as shown on pages. */
  text: string;
  group: Group & { source: string };
}

type Figures<G extends Record<string, Group>> = {
  [Name in keyof G]: {
    [Key in keyof G[Name]['figures']]: Figure & Pick<G[Name]['figures'][Key], 'value'>;
  };
};

/** Adds id and text to every figure of a list. */
export function nameFigures<const G extends Record<string, Group>>(groups: G): Figures<G> {
  return mapValues(groups, (typed, name) => {
    const group = { source: 'stated by the project', ...typed };
    return mapValues(group.figures, (entry, key) => ({
      ...entry,
      id: `${name}.${key}`,
      text: writeValue(entry),
      group,
    }));
  }) as Figures<G>;
}

/** "$48.7M", "10B", "5%", or the value as it is typed. */
export function writeValue({ value, unit }: Pick<Entry, 'value' | 'unit'>): string {
  if (typeof value === 'string') return value;
  if (unit === 'US dollars') return usd(value);
  if (unit === 'tokens') return compactNumber(value);
  return unit.startsWith('percent') ? `${value}%` : String(value);
}

function mapValues<T, U>(of: Readonly<Record<string, T>>, change: (value: T, key: string) => U) {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value, key)]));
}
