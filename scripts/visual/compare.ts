import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Pictures } from './take-pictures';

/** Compares part by part, so that a part that has grown does not shift all parts below it. */
export function compare(before: Pictures, after: Pictures) {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names
    .map((name) => comparePart(name, before.get(name), after.get(name)))
    .filter(({ share }) => share > 0);
}

/** What share of its pixels has changed, and as a PNG: before, after and the changes, side by side. */
function comparePart(name: string, before?: Uint8Array, after?: Uint8Array) {
  const pictures = [before, after].map((png) => png && PNG.sync.read(Buffer.from(png)));
  const width = Math.max(...pictures.map((picture) => picture?.width ?? 0));
  const height = Math.max(...pictures.map((picture) => picture?.height ?? 0));
  // Missing areas get a colour that no page uses.
  const [was, is] = pictures.map((picture, index) => {
    const sheet = new PNG({ width, height });
    sheet.data.fill(Buffer.from([255, 0, 255 * index, 255]));
    if (picture) PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
    return sheet;
  }) as [PNG, PNG];
  const changes = new PNG({ width, height });
  const count = pixelmatch(was.data, is.data, changes.data, width, height, { threshold: 0.05 });
  const all = new PNG({ width: 3 * width, height });
  for (const [place, sheet] of [was, is, changes].entries())
    PNG.bitblt(sheet, all, 0, 0, width, height, place * width, 0);
  return { name, share: count / (width * height), picture: PNG.sync.write(all) };
}
