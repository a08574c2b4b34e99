import { loadConfig } from '#server/config.ts';
import { readText, root } from '#test/helpers/root.ts';

test('the settings table lists exactly the variables that the server reads', () => {
  const guide = readText('scripts/deploy/README.md');
  const table = guide.split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const firstCells = [...table.matchAll(/^\| (`.+?) +\|/gm)].map(([, cell = '']) => cell);
  const listed = firstCells.flatMap((cell) => cell.match(/[A-Z_]+/g) ?? []);
  expect(listed.toSorted()).toEqual(readNames().toSorted());
});

/** The variables that are read from an empty environment. */
function readNames(): string[] {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        names.add(String(name));
        return undefined;
      },
    },
  );
  loadConfig(env, root);
  return [...names];
}
