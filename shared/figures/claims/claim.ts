import type { PageId } from '#shared/pages.ts';
import { site } from '#shared/site.ts';

/** A figure as a statistics strip shows it. It is typed here and nowhere else; whoever shows it reads it. */
export interface Claim {
  /** What is counted, as the site names it. */
  subject: string;
  /** As the project writes it. */
  value: string;
}

/** Stands beside figures. Those that seem to contradict each other differ in scope. */
export interface ClaimScope {
  /** What the figures count. */
  scope: string;
  /** Who says so. */
  source: string;
  /** Day on which they were last confirmed as `yyyy-mm-dd`, where that is not `site.statedOn`. */
  asOf?: string;
}

/** Figures that count within the same bounds. */
export interface ClaimGroup extends ClaimScope {
  claims: Record<string, Claim>;
}

/** A claim with all that a reader needs to judge it. The browser never gets these. */
export interface RegisteredClaim extends ClaimScope {
  /** Its group's name and its own, such as "token.totalSupply". */
  id: string;
  subject: string;
  /** A number where it is exact; a bound or a turn of phrase as the project writes it. */
  value: number | string;
  /** The value as pages write it. */
  text: string;
  unit: string;
  /** Whether somebody has counted it, means to reach it, or merely says it. */
  kind: 'measured' | 'target' | 'stated';
  asOf: string;
  /** Last day on which it may stand without being confirmed again. */
  reviewBy: string;
  /** Every page that shows it; a test reads them all. */
  pages: readonly PageId[];
  /** How text says it, with "#" for the value, where the value alone could be another claim. */
  phrases: readonly string[];
}

export const statedByProject = 'stated by the project';

/** What figures count and who says so, and the day after "as of". */
export interface Statement {
  words: string;
  date: string;
}

export function statementOf({ scope, source, asOf = site.statedOn }: ClaimScope): Statement {
  return { words: `${scope}, ${source},`, date: asOf };
}
