import { drawBook } from './book';
import { drawGauge } from './gauge';
import { drawPress } from './press';
import { drawTelegraphKey } from './telegraph-key';

/** The developer tools as instruments on one bench. */
export async function drawTools(): Promise<void> {
  await drawBook();
  await drawPress();
  await drawTelegraphKey();
  await drawGauge();
}
