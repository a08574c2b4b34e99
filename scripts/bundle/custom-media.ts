import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Replaces the names in client/styles/breakpoints.css by their conditions. Custom media are a draft
 * (https://drafts.csswg.org/mediaqueries-5/#custom-mq) that neither browsers nor the bundler support.
 */
export const customMedia: Plugin = {
  name: 'custom-media',
  setup(build) {
    const root = build.initialOptions.absWorkingDir ?? '';
    const file = join(root, 'client/styles/breakpoints.css');
    let conditions: Map<string, string>;
    build.onStart(async () => {
      const media = (await readFile(file, 'utf8')).matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
      conditions = new Map([...media].map(([, name = '', condition = '']) => [name, condition]));
    });
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const conditionOf = (name: string) => {
        const condition = conditions.get(name);
        if (!condition) throw new Error(`${path} uses ${name}, which ${file} does not define`);
        return condition;
      };
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(/@media [^{]+/g, (query) =>
        query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => conditionOf(name)),
      );
      return { contents, loader: 'css', watchFiles: [file] };
    });
  },
};
