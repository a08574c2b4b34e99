import type { Answer } from './answer';
import { error, type Finding } from './finding';

/** Nothing when the status is right, or when there was no answer, which is told once for all checks. */
export function expectStatus(
  { path, status, failure }: Answer,
  expected: number,
  mend = 'look for this address in the server’s log',
): Finding[] {
  if (failure !== null || status === expected) return [];
  return [error(path, `answers ${status} instead of ${expected}`, mend)];
}
