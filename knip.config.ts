import type { KnipConfig } from 'knip';
import { pages } from './shared/pages.ts';

const config: KnipConfig = {
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted', 'unresolved'],
  // Named by the bundler, run as a process of its own, or read by a tool.
  entry: [
    'client/start.ts',
    'client/entry.tsx',
    'client/styles/main.css',
    'client/styles/breakpoints.css',
    ...pages.map(({ id }) => `client/pages/${id}/${id}.css`),
    'client/browser/development.ts',
    'server/index.ts',
    'scripts/commands/*.ts',
    'scripts/assets/line-art/**/*.ts',
    'scripts/bench/peer.tsx',
    'scripts/deploy/print-nginx.ts',
    'test/helpers/lifecycle-server.ts',
    '.puppeteerrc.cjs',
  ],
  project: ['{client,server,shared,scripts,test}/**/*.{ts,tsx}', 'client/**/*.css', '*.{ts,cjs}'],
  // A style sheet that no other imports is dead too, so imports of CSS are read as imports.
  compilers: { css: (text: string) => (text.match(/(?<=^@)import "[^"]+"/gm) ?? []).join('\n') },
  // Read as files.
  ignoreDependencies: [/^@fontsource/],
};

export default config;
