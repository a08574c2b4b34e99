// What visitors are served is React’s production build; the other one warns, and takes three times as long.
process.env.NODE_ENV = 'production';

const shared = {
  // Jest is slow at looking up globals, and drawings use this one a million times.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
};

export default {
  globalSetup: '<rootDir>/test/helpers/end-with-run.cjs',
  // Tests wait for processes and pages more than they compute.
  maxWorkers: 3,
  // Only for a test that hangs. Tests wait for events, which take long on a busy machine.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'programs',
      testMatch: ['<rootDir>/test/{unit,server,proxy}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      // Runs only when a test of this project does: a server for all of them, a browser for each process.
      globalSetup: '<rootDir>/test/helpers/start-site.ts',
      globalTeardown: '<rootDir>/test/helpers/shared-site.ts',
    },
  ],
};
