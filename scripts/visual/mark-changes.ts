import type { PartPair } from './shot';

/**
 * Counts the pixels that differ in each part and marks them on a pale copy of the picture after.
 * Runs in the browser, so it names no inner function: the compiler would do that through a helper.
 */
export async function markChanges(
  urls: readonly string[],
  pairs: readonly PartPair[],
): Promise<{ width: number; counts: number[]; url: string }> {
  /** Steps of 255 by which a colour may differ unseen. */
  const tolerance = 8;
  /** Magenta, which no page has, in the order of a canvas: alpha, blue, green, red. */
  const mark = 0xffc800f0;
  const channels = [0, 8, 16, 24];

  const bitmaps = await Promise.all(
    urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
  );
  const width = Math.max(...bitmaps.map((bitmap) => bitmap.width));
  const sheet = document.createElement('canvas');
  sheet.width = width;
  sheet.height = pairs.reduce((sum, pair) => sum + pair.height, 0);
  const paper = sheet.getContext('2d') as CanvasRenderingContext2D;
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, width, sheet.height);

  const counts = pairs.map((pair) => {
    const stage = new OffscreenCanvas(width, pair.height);
    const context = stage.getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const [before, after] = [pair.before, pair.after].map((part, index) => {
      context.clearRect(0, 0, width, pair.height);
      const bitmap = bitmaps[index];
      if (part && bitmap) {
        const size = [bitmap.width, part.height] as const;
        context.drawImage(bitmap, 0, part.top, ...size, 0, 0, ...size);
      }
      return new Uint32Array(context.getImageData(0, 0, width, pair.height).data.buffer);
    }) as [Uint32Array, Uint32Array];
    paper.globalAlpha = 0.3;
    paper.drawImage(stage, 0, pair.top);

    const marks = context.createImageData(width, pair.height);
    const pixels = new Uint32Array(marks.data.buffer);
    let count = 0;
    for (let index = 0; index < pixels.length; index += 1) {
      const [a, b] = [before[index] ?? 0, after[index] ?? 0];
      if (a === b) continue;
      const steps = channels.map((shift) => ((a >>> shift) & 255) - ((b >>> shift) & 255));
      if (!steps.some((step) => Math.abs(step) > tolerance)) continue;
      pixels[index] = mark;
      count += 1;
    }
    context.putImageData(marks, 0, 0);
    paper.globalAlpha = 1;
    paper.drawImage(stage, 0, pair.top);
    return count;
  });
  return { width, counts, url: sheet.toDataURL() };
}
