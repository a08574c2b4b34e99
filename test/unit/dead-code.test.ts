import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

type Name = { name: string };
type Report = {
  issues: readonly ({ file: string } & Record<string, readonly (Name | readonly Name[])[]>)[];
};

/** A copy of the project in which somebody has left behind one of each. */
let dir: string;
let status: number | null;
let found: string[];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dead-code-'));
  const folders = ['client', 'server', 'shared', 'scripts', 'test'];
  for (const name of [...folders, 'knip.config.ts', 'tsconfig.json']) {
    await cp(join(root, name), join(dir, name), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'));
  const project = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  project.dependencies['left-over'] = '1.0.0';
  await writeFile(join(dir, 'package.json'), JSON.stringify(project));
  await writeFile(join(dir, 'shared/forgotten.ts'), 'export const forgotten = true;\n');
  await writeFile(join(dir, 'client/pages/forgotten.css'), '.forgotten {}\n');
  await appendFile(join(dir, 'shared/format.ts'), 'export const spare = true;\n');
  await appendFile(join(dir, 'shared/format.ts'), 'export type Spare = string;\n');
  await appendFile(join(dir, 'server/listen.ts'), "import 'never-listed';\n");
  await writeFile(join(dir, 'shared/loop.ts'), "import './fonts';\n");
  await appendFile(join(dir, 'shared/fonts.ts'), "import './loop';\n");
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const run = spawnSync(process.execPath, [knip, '--reporter', 'json'], { cwd: dir });
  status = run.status;
  const { issues } = JSON.parse(run.stdout.toString()) as Report;
  found = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list
        .flat()
        .map(({ name }) => (kind === 'files' ? `files ${name}` : `${kind} ${file} ${name}`)),
    ),
  );
});

afterAll(() => rm(dir, { recursive: true }));

test('the check fails', () => {
  expect(status).toBe(1);
});

test.each([
  ['a file that nothing imports', 'files shared/forgotten.ts'],
  ['a style sheet that nothing imports', 'files client/pages/forgotten.css'],
  ['an export that nothing imports', 'exports shared/format.ts spare'],
  ['an exported type that nothing imports', 'types shared/format.ts Spare'],
  ['a dependency that nothing imports', 'dependencies package.json left-over'],
  ['a file that imports itself through another', 'cycles shared/fonts.ts shared/loop.ts'],
  ['a package that package.json does not list', 'unlisted server/listen.ts never-listed'],
])('%s is found', (_, issue) => {
  expect(found).toContain(issue);
});
