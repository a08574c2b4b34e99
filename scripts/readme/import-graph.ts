import type { Metafile } from 'esbuild';

export interface Folder {
  /** `client/widgets`; files that lie on a floor itself belong to `client`. */
  name: string;
  files: number;
  /** Imports between files of the folder. */
  within: number;
}

/** Imports from files of one folder to files of another. */
export interface Bundle {
  from: string;
  to: string;
  count: number;
}

const floors = ['server', 'client', 'shared'] as const;

/** Who imports whom, by folders, from what the bundler notes of server and browser. */
export function readImportGraph(metafiles: readonly Metafile[]): {
  folders: Folder[];
  bundles: Bundle[];
} {
  const folders = new Map<string, Folder>();
  const bundles = new Map<string, Bundle>();
  const sources = new Map(metafiles.flatMap(({ inputs }) => Object.entries(inputs)));
  for (const [file, { imports }] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const from = folderOf(file);
    if (!from) continue;
    const folder = folders.get(from) ?? { name: from, files: 0, within: 0 };
    folders.set(from, folder);
    folder.files += 1;
    for (const path of new Set(imports.map((each) => each.path))) {
      const to = folderOf(path);
      if (to === from) folder.within += 1;
      if (!to || to === from) continue;
      const bundle = bundles.get(`${from} ${to}`) ?? { from, to, count: 0 };
      bundles.set(`${from} ${to}`, bundle);
      bundle.count += 1;
    }
  }
  return { folders: [...folders.values()], bundles: [...bundles.values()] };
}

/** `client` of `client/widgets`. */
export function floorOf(folder = ''): string {
  return folder.split('/')[0] ?? '';
}

/** Style sheets and packages belong to none. */
function folderOf(file: string): string | undefined {
  const [floor = '', ...rest] = file.split('/');
  if (!floors.some((name) => name === floor) || !/\.tsx?$/.test(file)) return undefined;
  return rest.length > 1 ? `${floor}/${rest[0]}` : floor;
}
