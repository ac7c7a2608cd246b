import path from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { programs } from '../../../scripts/buildOptions.mjs';
import { inRoot } from '../../../scripts/program.mjs';

/** Once before all tests that need a database or read files. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  const { startTestDatabase } = await tsImport('./startTestDatabase.ts', import.meta.url);
  [globalThis.stopTestDatabase, process.env.BUILT_READER] = await Promise.all([
    startTestDatabase(),
    buildReader(),
  ]);
}

async function buildReader() {
  const options = programs();
  const { readerProcess } = options.entryPoints;
  const outdir = inRoot('.cache', 'test-programs');
  await build({ ...options, entryPoints: { readerProcess }, outdir });
  return path.join(outdir, 'readerProcess.js');
}
