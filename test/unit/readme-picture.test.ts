import type { Metafile } from 'esbuild';
import { drawLines } from '../../scripts/readme/draw-lines';
import { readImportGraph } from '../../scripts/readme/import-graph';
import { planSheet } from '../../scripts/readme/plan';

const metafile = bundle({
  'server/app.ts': ['server/log.ts', 'server/routes/health.ts', 'client/app.tsx', 'shared/site.ts'],
  'server/log.ts': [],
  'server/routes/health.ts': ['shared/site.ts'],
  'client/app.tsx': ['client/pages/home.tsx', 'client/app.css', 'node_modules/react/index.js'],
  'client/app.css': [],
  'client/pages/home.tsx': ['shared/content/home.ts', 'shared/newcomer/news.ts'],
  'shared/content/home.ts': ['shared/site.ts'],
  'shared/newcomer/news.ts': [],
  'shared/site.ts': [],
  'node_modules/react/index.js': [],
});
const { folders, bundles } = readImportGraph([metafile, metafile]);
const plan = planSheet(folders, bundles);

test('imports are counted by folders, each once, without packages and style sheets', () => {
  expect(folders).toContainEqual({ name: 'server', files: 2, within: 1 });
  expect(folders.map(({ name }) => name)).not.toContain('node_modules');
  expect(bundles).toContainEqual({ from: 'server', to: 'shared', count: 1 });
  expect(bundles.reduce((sum, { count }) => sum + count, 0)).toBe(8);
});

test('every folder has a box, a new one in the last row of its floor', () => {
  const boxes = plan.stops.filter(({ folder }) => folder);
  expect(boxes.map(({ folder }) => folder?.name).sort()).toEqual(
    folders.map(({ name }) => name).sort(),
  );
  const rowOf = (name: string) => boxes.find(({ folder }) => folder?.name === name)?.row;
  expect(rowOf('shared/newcomer')).toBe(rowOf('shared'));
});

test('boxes and lanes of a row stand clear of one another', () => {
  for (const row of new Set(plan.stops.map((stop) => stop.row))) {
    const inRow = plan.stops.filter((stop) => stop.row === row).sort((a, b) => a.x - b.x);
    inRow.slice(1).forEach((stop, index) => {
      const before = inRow[index];
      expect(stop.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
    });
  }
});

test('every import leaves its folder as a line of its own', () => {
  const starts = plan.stretches.filter(({ from }) => from.folder);
  const lines = drawLines({ ...plan, stretches: starts });
  expect(lines.flatMap(({ path }) => path.match(/M/g) ?? [])).toHaveLength(8);
});

function bundle(imports: Record<string, readonly string[]>): Metafile {
  const inputs = Object.entries(imports).map(([file, paths]) => [
    file,
    { bytes: 1, imports: paths.map((path) => ({ path, kind: 'import-statement' })) },
  ]);
  return { inputs: Object.fromEntries(inputs), outputs: {} };
}
