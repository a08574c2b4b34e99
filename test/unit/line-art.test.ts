import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
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
