import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { tsImport } from 'tsx/esm/api';
import { shortRunOptions } from '../../../scripts/jest/knownV8Options.mjs';
import { reader, testProgram } from '../../../scripts/build/buildOptions.mjs';
import { inRoot } from '../../../scripts/program.mjs';

/** Once before all tests that need a database, read files or start programs. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  await Promise.all([buildPrograms(), startServices()]);
}

/** Set-up of a run, once for all projects: a database, and a folder for files. */
export async function startServices() {
  const { startTestDatabase } = await tsImport('./database/startTestDatabase.ts', import.meta.url);
  globalThis.stopTestDatabase ??= await startTestDatabase();
  process.env.TEST_DATA_DIR ??= await mkdtemp(path.join(tmpdir(), 'directory-test-'));
}

async function buildPrograms() {
  const outdir = inRoot('.cache', 'test-programs');
  const programs = { cli: 'api/src/cli.ts', worker: 'api/src/worker.ts' };
  await Promise.all([
    build({ ...reader(), outdir }),
    build({ ...testProgram(programs), outdir, splitting: true }),
  ]);
  process.env.TEST_PROGRAMS = outdir;
  process.env.SHORT_RUN_OPTIONS = shortRunOptions().join(' ');
  process.env.BUILT_READER = path.join(outdir, 'readerProcess.js');
}
