/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

// Native ES modules: `npm run jest` passes the flag that Node needs for them.
const shared: Project = {
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

// Tests without a page run on Node's own modules, which all files of a worker share.
const onNode: Project = {
  ...shared,
  testRunner: '<rootDir>/scripts/jest/nodeRunner.mjs',
  testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.mjs',
};

const config: Config = {
  // Machines are shared: a deadline is for what hangs, not for what is slow.
  testTimeout: 180_000,
  // Modules of a test file stay in memory after it; a worker that is full of them spends its time on collecting garbage.
  workerIdleMemoryLimit: '500MB',
  projects: [
    { ...onNode, displayName: 'domain', testMatch: ['<rootDir>/domain/**/*.test.ts'] },
    {
      ...onNode,
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
      moduleNameMapper: {
        // jsdom has no layout.
        '\\.css$': '<rootDir>/.cache/test-modules/noStyles.mjs',
        '^@chakra-ui/react$': '<rootDir>/.cache/test-modules/chakra.mjs',
        '^@apollo/client$': '<rootDir>/.cache/test-modules/apollo.mjs',
        '^@apollo/client/react$': '<rootDir>/.cache/test-modules/apollo-react.mjs',
        '^@apollo/client/link/error$': '<rootDir>/.cache/test-modules/apollo-error.mjs',
        '^@apollo/client/link/retry$': '<rootDir>/.cache/test-modules/apollo-retry.mjs',
        '^@apollo/client/utilities$': '<rootDir>/.cache/test-modules/apollo-utilities.mjs',
        '^@apollo/client/utilities/internal$': '<rootDir>/.cache/test-modules/apollo-internal.mjs',
      },
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setupTests.ts'],
    },
    {
      ...onNode,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/support/jestSetup.mjs',
      globalTeardown: '<rootDir>/e2e/support/jestTeardown.mjs',
    },
  ],
};

export default config;
