import { requireNode } from '#server/settings/node-version.ts';
import { startChild } from '#test/helpers/child-process.ts';
import { readText } from '#test/helpers/root.ts';

test.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v24.1.0'])('%s is new enough', (version) => {
  expect(() => requireNode(version, '>=20.19')).not.toThrow();
});

test.each(['v18.20.8', 'v20.18.3', 'v16.0.0'])('%s is rejected in one sentence', (version) => {
  expect(() => requireNode(version, '>=20.19')).toThrow(
    `Node 20.19 or newer is needed, this is ${version}`,
  );
});

const isOld = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v18.20.8"})';

test('every command ends with this sentence, before it loads what an older Node cannot', async () => {
  // The tools that `check` runs say so themselves.
  const { check: _, ...commands } = JSON.parse(readText('package.json')).scripts;
  for (const [name, command] of Object.entries(commands))
    expect(command).toMatch(new RegExp(` scripts/run\\.ts ${name}$`));
  const args = ['--import', isOld, '--import', 'tsx', 'scripts/run.ts', 'preflight'];
  const child = startChild(args);
  expect(await child.exit).toMatchObject({ code: 1 });
  expect(child.errors()).toMatch(/^Node \d+\.\d+ or newer is needed, this is v18\.20\.8\n$/);
});
