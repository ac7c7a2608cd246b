// Builds what runs: dist/api (programs), dist/web (browser), dist/web-server (pages rendered on the server),
// dist/graphiql (GraphiQL).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { generate } from './codegen.mjs';
import { stampFile, unlessFresh } from './fingerprint.mjs';
import { install } from './install.mjs';
import { fail, inRoot, ProgramError, quietStep, root, step } from './program.mjs';
import { removeStale } from './build/removeStale.mjs';

const sources = [
  ...['api/src', 'api/prisma/schema.prisma', 'domain', 'web', 'schema.graphql', 'codegen.yml', 'codegen'],
  ...[
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'panda.config.ts',
    'scripts/styles',
    'scripts/build.mjs',
    'scripts/build/buildOptions.mjs',
  ],
];
const results = [
  'dist/api/server.js',
  'dist/web/.vite/manifest.json',
  'dist/web-server/server.js',
  'dist/graphiql/web/graphiql.html',
];

/** Installs, generates and builds; skips steps whose inputs have not changed. */
export async function prepare() {
  await install();
  await generate();
  await unlessFresh({ stamp: stampFile('build'), from: sources, makes: results, work: buildApart });
}

// In a separate process, because the server would keep the bundlers' memory and helper processes.
async function buildApart() {
  const child = spawn(process.execPath, [inRoot('scripts/build.mjs'), '--now'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new ProgramError('The build', code ?? 'killed', '');
}

async function build() {
  const { programs, reader, pages } = await import('./build/buildOptions.mjs');
  const esbuild = await import('esbuild');
  const vite = await import('vite');
  const buildPrograms = quietStep('Building the programs', async () => {
    const built = await Promise.all(
      [programs(), reader()].map((options) => esbuild.build({ ...options, metafile: true })),
    );
    const files = built.flatMap(({ metafile }) => Object.keys(metafile.outputs));
    removeStale(
      inRoot('dist/api'),
      files.map((file) => path.basename(file)),
    );
  });
  const buildPages = Object.entries(pages()).map(([what, options]) =>
    quietStep(`Building the pages for the ${what}`, async () => {
      const { output } = await vite.build(options);
      const assets = output.map(({ fileName }) => fileName).filter((name) => name.startsWith('assets/'));
      removeStale(
        path.join(options.build.outDir, 'assets'),
        assets.map((name) => path.basename(name)),
      );
    }),
  );
  await Promise.all([buildPrograms, ...buildPages]);
  await step('Packing the files', async () => {
    await packAssets('dist/web/assets');
    await packAssets('dist/graphiql/assets');
  });
  for (const file of results) {
    if (!existsSync(inRoot(file)))
      throw new Error(`The build did not make ${path.relative(root, inRoot(file))}.`);
  }
}

// Compressed once at the highest level, instead of by the server for each request.
async function packAssets(assets) {
  const folder = inRoot(assets);
  const pack = async (name) => {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeWhole(`${file}.gz`, gz);
    writeWhole(`${file}.br`, br);
  };
  const names = new Set(readdirSync(folder));
  // The name contains a hash of the content, so a compressed copy is never stale.
  await Promise.all(
    [...names].filter((name) => /\.(m?js|css|svg)$/.test(name) && !names.has(`${name}.br`)).map(pack),
  );
}

// Written atomically, so that an interrupted build leaves no partial file.
function writeWhole(file, content) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  (process.argv.includes('--now') ? build() : prepare()).catch(fail);
}
