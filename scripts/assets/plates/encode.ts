import { mixed, rgb } from '#shared/drawing/gradient.ts';
import { palette } from '../drawing/palette';
import { runFfmpeg } from '../videos/ffmpeg';

/** Writes a print, greys from 0 for paper to the last for ink, in the site's colours and without loss. */
export async function encodePrint(
  greys: Uint8Array,
  { width, height, count }: { width: number; height: number; count: number },
  path: string,
): Promise<void> {
  const { bone100: paper, plateInk: ink } = palette;
  const colors = Array.from({ length: count }, (_, grey) => [
    ...mixed(rgb(paper), rgb(ink), grey / (count - 1)).map(Math.round),
    255,
  ]);
  const pixels = new Uint8Array(width * height * 4);
  greys.forEach((grey, index) => {
    pixels.set(colors[grey] ?? [], index * 4);
  });
  const options = ['-frames:v', '1', '-c:v', 'libwebp', '-lossless', '1', '-pix_fmt', 'bgra'];
  const effort = ['-compression_level', '6', '-quality', '100'];
  await runFfmpeg(
    { pixels: 'rgba', width, height },
    [pixels],
    [{ path, options: [...options, ...effort] }],
  );
}
