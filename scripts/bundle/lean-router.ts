import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The router creates components with calls that might have side effects, and names them for debugging. */
const cuts = [
  [/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'],
  [/^\w+\.displayName = .*;$/gm, ''],
  // The boundary of its routes, which this site does not have: its assignment would keep it too.
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
        text: `The router no longer contains ${pattern}: adapt or delete this cut in scripts/bundle/lean-router.ts`,
      })),
    }));
  },
};
