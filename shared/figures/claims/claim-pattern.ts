import { groupedNumber } from '../format';
import type { RegisteredClaim } from './claim';

export type Shown = Pick<RegisteredClaim, 'value' | 'text' | 'phrases'>;

/** Finds a claim in running text, with no sign around it that would make it another figure. */
export function patternOf(claim: Shown): RegExp {
  const forms = formsOf(claim).map(literally).join('|');
  const phrases = claim.phrases.map((phrase) => literally(phrase).replaceAll('#', `(?:${forms})`));
  return new RegExp(`(?<![\\w$.,])(?:${phrases.join('|')})(?![\\w%+]|[.,]\\d)`, 'i');
}

/** "10B" is "10,000,000,000" in a table, and "25%" is "25.0%". */
function formsOf({ value, text }: Shown): string[] {
  if (typeof value === 'string') return [text];
  return [text, text.endsWith('%') ? `${value.toFixed(1)}%` : groupedNumber(value)];
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
