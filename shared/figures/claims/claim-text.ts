import { compactNumber, usd } from '../format';

/** A number as pages write it: "$48.7M", "10B", "5%". */
export function writeAmount(value: number, unit: string): string {
  if (unit === 'US dollars') return usd(value);
  if (unit === 'tokens') return compactNumber(value);
  return unit.startsWith('percent') ? `${value}%` : String(value);
}

const thousands = { k: 1e3, m: 1e6, b: 1e9 } as const;

/**
 * The amount that a text such as "$50M" or "2K+" names, and whether it is one that may be exceeded;
 * nothing for a turn of phrase.
 */
export function readAmount(text: string): { amount: number; isBound: boolean } | undefined {
  const match = /^\$?(\d[\d,]*(?:\.\d+)?)([kmb])?(\+)?%?$/.exec(text.toLowerCase());
  const [, digits, suffix, bound] = match ?? [];
  if (!digits) return undefined;
  const factor = suffix ? thousands[suffix as keyof typeof thousands] : 1;
  return { amount: Number(digits.replaceAll(',', '')) * factor, isBound: bound !== undefined };
}
