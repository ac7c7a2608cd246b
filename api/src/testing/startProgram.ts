import { spawn } from 'node:child_process';
import path from 'node:path';
import { rootFolder } from '../lib/rootFolder.ts';

/** Starts a program of the API in a process of its own. The set-up of the tests has built it, since compiling takes seconds. */
export function startProgram(name: 'cli' | 'worker', args: string[], env: NodeJS.ProcessEnv) {
  const folder = process.env.TEST_PROGRAMS;
  if (!folder) throw new Error('Tests that start programs belong to the api project of jest.config.ts.');
  const options = process.env.SHORT_RUN_OPTIONS?.split(' ') ?? [];
  return spawn(process.execPath, [...options, path.join(folder, `${name}.js`), ...args], {
    cwd: rootFolder,
    env,
  });
}
