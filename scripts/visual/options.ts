import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/bundle/project.ts';
import { pages } from '#shared/pages.ts';

/** A page at a width. */
export interface View {
  name: string;
  path: string;
  width: number;
}

export interface VisualOptions {
  /** What the working tree is compared with. */
  commit: string;
  outDir: string;
  views: readonly View[];
}

/**
 * `<commit> [--out <folder>] [--pages home,build] [--widths 390,1440]`
 * @throws Error that says what is not understood.
 */
export function readOptions(args: readonly string[]): VisualOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(root, 'visual') },
      pages: { type: 'string' },
      widths: { type: 'string', default: '390,768,1440' },
    },
  });
  const known = [...pages.map(({ id, path }) => ({ name: id, path })), notFound];
  const chosen = values.pages?.split(',') ?? known.map(({ name }) => name);
  const unknown = chosen.filter((name) => !known.some((page) => page.name === name));
  if (unknown.length > 0) throw new Error(`Unknown page: ${unknown.join(', ')}`);
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((width) => width > 0)) throw new Error(`No widths: ${values.widths}`);
  return {
    commit: positionals[0] ?? 'HEAD',
    outDir: resolve(values.out),
    views: known
      .filter(({ name }) => chosen.includes(name))
      .flatMap((page) => widths.map((width) => ({ ...page, width }))),
  };
}

const notFound = { name: 'not-found', path: '/no-such-page' };
