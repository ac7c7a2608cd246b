import { build } from 'esbuild';
import { writeFile } from 'node:fs/promises';
import { startServices } from '../../../api/src/testing/jestSetup.mjs';
import { testProgram } from '../../../scripts/build/buildOptions.mjs';
import { inRoot } from '../../../scripts/program.mjs';

/** Once before all tests of pages. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  await Promise.all([bundlePackages(), bundleDirectory(), startServices()]);
}

/** The server that pages ask, as one file that Node loads once for all test files of a worker. */
async function bundleDirectory() {
  await build({
    ...testProgram({ openTestDirectory: 'api/src/testing/openTestDirectory.ts' }),
    outdir: inRoot('.cache', 'test-programs'),
  });
}

/** Each package of more than a thousand modules in a few files, since Jest loads and links every module again for each test file. */
async function bundlePackages() {
  await build({
    entryPoints: {
      chakra: '@chakra-ui/react',
      apollo: '@apollo/client',
      'apollo-react': '@apollo/client/react',
      'apollo-error': '@apollo/client/link/error',
      'apollo-retry': '@apollo/client/link/retry',
      'apollo-utilities': '@apollo/client/utilities',
      'apollo-internal': '@apollo/client/utilities/internal',
    },
    absWorkingDir: inRoot(),
    outdir: inRoot('.cache', 'test-modules'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    conditions: ['browser', 'import'],
    mainFields: ['module', 'main'],
    external: ['react', 'react-dom', 'graphql', 'rxjs', '@emotion/*', '@internationalized/*'],
    logLevel: 'error',
  });
  // In place of style sheets.
  await writeFile(inRoot('.cache', 'test-modules', 'noStyles.mjs'), '');
}
