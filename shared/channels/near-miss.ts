import { skeletonOf } from './confusables';

/**
 * Whether two texts differ by one character added, missing, replaced or swapped with the next one,
 * in their spelling or in their look.
 */
export function isNearMiss(a: string, b: string): boolean {
  return isOneEdit(a.toLowerCase(), b.toLowerCase()) || isOneEdit(skeletonOf(a), skeletonOf(b));
}

function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (start === short.length) return false;
  const isReplaced = short.slice(start + 1) === long.slice(start + 1);
  const isSwapped =
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2);
  return isReplaced || isSwapped;
}
