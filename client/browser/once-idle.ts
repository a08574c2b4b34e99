import '#client/common-chunk.ts';
import { layAhead } from './lay-ahead';
import { openLoupes } from './loupes';

/** Work that no page needs before it answers: its script loads when the browser is idle. */
export function onceIdle(): Promise<void> {
  openLoupes();
  return layAhead();
}
