import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Lets the bundler drop unused parts of the router, a quarter of its bytes: the router creates components
 * with calls that might have side effects, and names them for debugging, which keeps them.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  setup(build) {
    build.onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ }, async (file) => {
      const source = await readFile(file.path, 'utf8');
      const contents = source
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        // The boundary of its routes, which this site does not have: its assignment would keep it too.
        .replace(
          /^var RenderErrorBoundary = [\s\S]+?^RenderErrorBoundary\.contextType = .*;$/m,
          '',
        );
      return { contents, loader: 'js' };
    });
  },
};
