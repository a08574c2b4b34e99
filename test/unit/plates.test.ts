import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlateName, platePath, plateShape, plates } from '#shared/drawing/plates.ts';

/** Three device pixels per CSS pixel on the widest phones. */
const widestForPhones = 1300;

const cuts = (Object.keys(plates) as PlateName[]).flatMap((name) =>
  plateShape.widths.map((width) => ({
    isForPhones: width < widestForPhones,
    path: platePath(name, width),
    size: { width, height: Math.round(width / plateShape.ratio) },
  })),
);

describe.each(cuts)('$path', ({ path, size, isForPhones }) => {
  const file = readFileSync(join(import.meta.dirname, '../../public', path));

  it('has the aspect ratio for which pages reserve space', () => {
    expect(file.toString('latin1', 12, 16)).toBe('VP8L');
    const bits = file.readUInt32LE(21);
    expect({ width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }).toEqual(size);
  });

  if (isForPhones) {
    it('is small enough for a phone', () => {
      expect(file.length).toBeLessThanOrEqual(60 * 1024);
    });
  }
});
