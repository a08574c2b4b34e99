import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Shaders as text, without comments and without spaces that no compiler needs. */
export const glsl: Plugin = {
  name: 'glsl',
  setup(build) {
    build.onLoad({ filter: /\.glsl$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/\/\/.*/g, '')
        // A directive ends with its line; two signs may not become one.
        .replace(/^(?!#)(.*)\n/gm, '$1 ')
        .replace(/ +/g, ' ')
        .replace(/ ?([*/%=<>!&|?:;,(){}[\]]) ?/g, '$1'),
      loader: 'text',
    }));
  },
};
