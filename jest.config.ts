/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Tests run on Node's own modules, which all files of a worker share.
const shared: Project = {
  testRunner: '<rootDir>/scripts/jest/nodeRunner.mjs',
  testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.mjs',
  cacheDirectory: '<rootDir>/.cache/jest',
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
  testTimeout: 180_000,
  // Modules of a test file stay in memory after it; a worker that is full of them spends its time on collecting garbage.
  workerIdleMemoryLimit: '6%',
  testSequencer: '<rootDir>/scripts/jest/longestFirst.mjs',
  projects: [
    { ...shared, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/{api/src,bench,scripts}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/src/testing/jestSetup.mjs',
      globalTeardown: '<rootDir>/api/src/testing/jestTeardown.mjs',
    },
    {
      ...shared,
      displayName: 'web',
      testMatch: ['<rootDir>/web/src/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/web/src/testing/browserEnvironment.ts',
      globalSetup: '<rootDir>/web/src/testing/jestSetup.mjs',
      globalTeardown: '<rootDir>/api/src/testing/jestTeardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setupTests.ts'],
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/support/jestSetup.mjs',
      globalTeardown: '<rootDir>/e2e/support/jestTeardown.mjs',
    },
  ],
};

export default config;
