import { dirname, join, relative } from 'node:path';
import { filesOf } from '#scripts/bundle/project.ts';
import { readText, root } from '#test/helpers/root.ts';

const floors = ['client', 'server', 'shared', 'scripts'];

/** By folder, the folders whose files it imports. */
const imported = new Map<string, Set<string>>();
for (const file of floors.flatMap((floor) => filesOf(join(root, floor)))) {
  if (!/\.tsx?$/.test(file)) continue;
  const folder = relative(root, dirname(file));
  const known = imported.get(folder) ?? new Set();
  imported.set(folder, known);
  for (const [, path = ''] of readText(relative(root, file)).matchAll(/'([#.][^'\n]*\/[^'\n]+)'/g))
    known.add(dirname(path.startsWith('#') ? path.slice(1) : join(folder, path)));
}

test('no two folders import each other', () => {
  const pairs = [...imported].flatMap(([folder, others]) =>
    [...others]
      .filter((other) => folder < other && imported.get(other)?.has(folder))
      // The files at the root of a floor put its rooms together, and say what all of them need.
      .filter(() => !floors.includes(folder))
      .map((other) => `${folder} and ${other}`),
  );
  expect(pairs).toEqual([]);
});
