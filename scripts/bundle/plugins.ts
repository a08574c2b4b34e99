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
      const contents = source.replaceAll(/@(?:media|container) [^{]+/g, (query) =>
        query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => conditionOf(name)),
      );
      return { contents, loader: 'css', watchFiles: [file] };
    });
  },
};

/** Shaders as text, without comments and without spaces that no compiler needs. */
export const glsl: Plugin = {
  name: 'glsl',
  setup(build) {
    build.onLoad({ filter: /\.glsl$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace(/\/\/.*/g, '')
        // Directives need their line breaks, and adjacent plus and minus signs their space.
        .replace(/^(?!#)(.*)\n/gm, '$1 ')
        .replace(/ +/g, ' ')
        .replace(/ ?([*/%=<>!&|?:;,(){}[\]]) ?/g, '$1'),
      loader: 'text',
    }));
  },
};

/** The router creates components with calls that might have side effects, and names them for debugging. */
const cuts = [
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*;$/gm, ''],
  // Nothing here uses the error boundary of routes, but this assignment would keep it in the bundle.
  [/^var RenderErrorBoundary = [\s\S]+?^RenderErrorBoundary\.contextType = .*;$/gm, ''],
] as const;

/** Lets the bundler drop unused parts of the router, seven eighths of its bytes. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  setup(build) {
    const idle = new Set<(typeof cuts)[number]>(cuts);
    build.onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ }, async (file) => {
      let contents = await readFile(file.path, 'utf8');
      for (const cut of cuts) {
        const [pattern, replacement] = cut;
        if (contents.search(pattern) >= 0) idle.delete(cut);
        contents = contents.replaceAll(pattern, replacement);
      }
      return { contents, loader: 'js' };
    });
    build.onEnd(() => ({
      errors: [...idle].map(([pattern]) => ({
        text: `The router no longer contains ${pattern}: adapt or delete this cut in scripts/bundle/plugins.ts`,
      })),
    }));
  },
};
