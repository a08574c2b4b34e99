import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
import { type PlateName, platePath, plateShape, plates } from '#shared/drawing/plates.ts';
import { copyWholeProject, run } from '#test/helpers/edited-project.ts';
import { root } from '#test/helpers/root.ts';

test('the committed drawings are those that the generators draw today: npm run assets -- line-art', async () => {
  const dir = await copyWholeProject();
  try {
    await run(
      dir,
      `import('./scripts/assets/line-art/line-art.ts').then((lineArt) => lineArt.generateLineArt())`,
    );
    const drawings = filesOf(join(dir, 'public')).filter((file) => file.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(50);
    const stale: string[] = [];
    for (const file of drawings) {
      const name = relative(dir, file);
      const [drawn, committed] = await Promise.all([readFile(file), readFile(join(root, name))]);
      if (!drawn.equals(committed)) stale.push(name);
    }
    expect(stale).toEqual([]);
  } finally {
    await rm(dir, { recursive: true });
  }
});

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
  const file = readFileSync(join(root, 'public', path));

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
