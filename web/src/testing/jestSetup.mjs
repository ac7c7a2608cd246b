import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startServices } from '../../../api/src/testing/jestSetup.mjs';
import { requireBanner, testProgram } from '../../../scripts/build/buildOptions.mjs';
import { inRoot } from '../../../scripts/program.mjs';

/** Once before all tests of pages. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  [process.env.BUNDLED_PACKAGES] = await Promise.all([bundlePackages(), bundleDirectory(), startServices()]);
}

/** The server that pages ask, as one file that Node loads once for all test files of a worker. */
async function bundleDirectory() {
  await build({
    ...testProgram({ directoryThread: 'api/src/testing/directory/directoryThread.ts' }),
    outdir: inRoot('.cache', 'test-programs'),
  });
}

const packages = [
  ...['@chakra-ui/react', '@emotion/cache', '@emotion/react', '@emotion/serialize'],
  ...['@apollo/client', '@apollo/client/react', '@apollo/client/link/error', '@apollo/client/link/retry'],
  ...['@apollo/client/utilities', '@apollo/client/utilities/internal', 'graphql'],
  ...['formik', 'yup', '@testing-library/user-event'],
  ...['@tiptap/react', '@tiptap/starter-kit', '@tiptap/extension-heading'],
];

const elements = 'react/jsx-runtime';

const outdir = inRoot('.cache', 'test-modules');
const fileOf = (name) => name.replaceAll(/[^a-z]+/g, '-');
const bundle = {
  absWorkingDir: inRoot(),
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
};

/**
 * Packages of many modules in a few files, since each worker of Jest has to find, read and link them. Returns a JSON file
 * that names the file of each, for scripts/jest/moduleHooks.mjs.
 */
async function bundlePackages() {
  const bundlingPackages = build({
    ...bundle,
    entryPoints: Object.fromEntries(packages.map((name) => [fileOf(name), name])),
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    conditions: ['browser', 'import'],
    mainFields: ['module', 'main'],
    external: ['react', 'react-dom', 'rxjs', '@testing-library/dom'],
    banner: requireBanner,
  });
  await Promise.all([bundlingPackages, bundleElements()]);
  const urls = [...packages, elements].map((name) => [
    name,
    pathToFileURL(path.join(outdir, `${fileOf(name)}.mjs`)).href,
  ]);
  const list = path.join(outdir, 'packages.json');
  await writeFile(list, JSON.stringify(Object.fromEntries(urls)));
  return list;
}

/**
 * How React makes elements in production. In development it takes a stack for each, a sixth of the time of these tests, to
 * warn of missing keys, which the linter finds.
 */
const bundleElements = () =>
  build({
    ...bundle,
    stdin: { contents: `export { Fragment, jsx, jsxs } from '${elements}';`, resolveDir: inRoot() },
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: path.join(outdir, `${fileOf(elements)}.mjs`),
  });
