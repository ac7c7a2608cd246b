import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { reader } from '../../../scripts/build/buildOptions.mjs';
import { inRoot } from '../../../scripts/program.mjs';

/** Once before all tests that need a database or read files. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  [process.env.BUILT_READER] = await Promise.all([buildReader(), startServices()]);
}

/** Set-up of a run, once for all projects: a database, and a folder for files. */
export async function startServices() {
  const { startTestDatabase } = await tsImport('./database/startTestDatabase.ts', import.meta.url);
  globalThis.stopTestDatabase ??= await startTestDatabase();
  process.env.TEST_DATA_DIR ??= await mkdtemp(path.join(tmpdir(), 'directory-test-'));
}

async function buildReader() {
  const outdir = inRoot('.cache', 'test-programs');
  await build({ ...reader(), outdir });
  return path.join(outdir, 'readerProcess.js');
}
