import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '#test/helpers/root.ts';

interface LockedPackage {
  integrity?: string;
  dev?: boolean;
  /** Platforms of a package that others skip. */
  os?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const project = readJson<LockedPackage>('package.json');
const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const direct = { ...project.dependencies, ...project.devDependencies };
const installed = Object.entries(packages).filter(
  ([path]) => path !== '' && existsSync(join(root, path, 'package.json')),
);

/** Licences for production dependencies: permissive, requiring only the notice. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];

test('every dependency has an exact version', () => {
  const ranges = Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
  expect(ranges).toEqual([]);
});

test('the lockfile lists the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      )
      .map(([name, version]) => `${name} ${version}, which ${path} may install`),
  );
  expect(missing).toEqual([]);
});

test('every package has a hash, except those for other platforms', () => {
  const unsure = Object.entries(packages).filter(
    ([path, { os, integrity }]) => path !== '' && !os && !integrity?.startsWith('sha512-'),
  );
  expect(unsure.map(([path]) => path)).toEqual([]);
});

test('every production dependency has a permissive licence', () => {
  const restrictive = installed
    .filter(([, { dev }]) => !dev)
    .map(([path]) => [path, readJson<{ license?: string }>(join(path, 'package.json')).license])
    .filter(([, license]) => !permissive.includes(license ?? ''));
  expect(restrictive).toEqual([]);
});

function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}
