import type { Answer } from './answer';
import { error, type Finding } from './finding';

/** Nothing when a text or file is sent as what it is; its character set does not matter here. */
export function expectType({ path, headers }: Answer, expected: string): Finding[] {
  const sent = headers['content-type'];
  if (sent?.split(';')[0] === expected) return [];
  const what = `is sent ${sent ? `as ${sent}` : 'without a type'} instead of ${expected}`;
  return [error(path, what, 'let proxy and CDN keep the type that the site sends')];
}
