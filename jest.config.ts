/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Native ES modules: `npm run jest` passes the flag that Node needs for them.
const shared: Project = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

const config: Config = {
  // Machines are shared: a deadline is for what hangs, not for what is slow.
  testTimeout: 60_000,
  // Modules of a test file stay in memory after it; a worker that is full of them spends its time on collecting garbage.
  workerIdleMemoryLimit: '1GB',
  projects: [
    { ...shared, displayName: 'domain', testMatch: ['<rootDir>/{domain,bench}/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/{api/src,scripts}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/jestSetup.mjs',
      globalTeardown: '<rootDir>/api/src/testing/jestTeardown.mjs',
    },
    {
      ...shared,
      displayName: 'web',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/web/src/testing/browserEnvironment.ts',
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/patience.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/jestSetup.mjs',
      globalTeardown: '<rootDir>/e2e/jestTeardown.mjs',
    },
  ],
};

export default config;
