// What is built from what; shared by build and dev.
import { inRoot, root } from './program.mjs';

const program = {
  absWorkingDir: root,
  outdir: 'dist/api',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
};

/** esbuild's options for the programs. Packages stay outside, so that native parts and source maps keep working. */
export const programs = () => ({
  ...program,
  entryPoints: {
    server: 'api/src/server.ts',
    worker: 'api/src/worker.ts',
    cli: 'api/src/cli.ts',
  },
  packages: 'external',
});

/**
 * The reader starts anew for each file, and finding and loading the hundreds of modules of its packages takes longer than
 * reading a small one: those that it always needs go into its one file.
 */
export const reader = () => ({
  ...program,
  entryPoints: { readerProcess: 'api/src/features/imports/read/readerProcess.ts' },
  mainFields: ['module', 'main'],
  external: ['@e965/xlsx', 'iconv-lite'],
  // For its packages that are CommonJS.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});

/** Vite's options for the two halves of the pages and for the explorer of the graph, on top of vite.config.ts. */
export const pages = () => ({
  browser: { root, configFile: inRoot('vite.config.ts'), mode: 'production' },
  // Apart, so that it shares no chunk with what visitors load.
  explorer: {
    root,
    configFile: inRoot('vite.config.ts'),
    mode: 'production',
    // What it stands on marks its modules in ways that the bundler warns of.
    logLevel: 'error',
    base: '/graphiql/',
    publicDir: false,
    build: {
      outDir: inRoot('dist/graphiql'),
      manifest: false,
      chunkSizeWarningLimit: 2000,
      // Its editors come with the page: a press of the button before they are there would do nothing.
      rolldownOptions: { input: inRoot('web/graphiql.html'), output: { codeSplitting: false } },
    },
  },
  server: {
    root,
    configFile: inRoot('vite.config.ts'),
    mode: 'production',
    // One copy of React and its friends inside, so that no second one gets mixed in.
    ssr: { noExternal: true },
    publicDir: false,
    build: {
      ssr: 'web/src/server.tsx',
      outDir: inRoot('dist/web-server'),
      manifest: false,
      sourcemap: true,
      target: 'node20',
    },
  },
});
