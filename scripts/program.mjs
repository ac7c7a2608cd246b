// Shared by all scripts: the root folder, reports of steps, running a program. Only Node's own modules: the scripts
// must work before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const inRoot = (...parts) => path.join(root, ...parts);

/** A program failed, with its output. */
export class ProgramError extends Error {
  constructor(what, code, output) {
    super(`${what} failed (${code})`);
    this.output = output;
  }
}

/** Runs a program and returns its output. Throws ProgramError with the output if it fails. */
export function run(command, args, { env = {}, cwd = root, what = path.basename(args[0] ?? command) } = {}) {
  // Packages call programs of others by name, also when not started by npm.
  const searched = [inRoot('node_modules', '.bin'), process.env.PATH].join(path.delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: searched, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => reject(new ProgramError(what, error.message, output)));
    child.on('close', (code, signal) =>
      code === 0 ? resolve(output) : reject(new ProgramError(what, signal ?? `code ${code}`, output)),
    );
  });
}

/** Runs a script of an installed package, such as `prisma/build/index.js`, or one of ours. */
export const runNode = (script, args = [], options = {}) => run(process.execPath, [script, ...args], options);

/** Prints a line for a step, with its duration. */
export async function step(text, work) {
  const begun = Date.now();
  process.stderr.write(`${text} … `);
  try {
    const result = await work();
    process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write('failed\n');
    throw error;
  }
}

/** The same for a concurrent step: prints its line only at the end, so that lines do not mix. */
export async function quietStep(text, work) {
  const begun = Date.now();
  const took = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    process.stderr.write(`${text} … ${took()}\n`);
    return result;
  } catch (error) {
    process.stderr.write(`${text} … failed after ${took()}\n`);
    throw error;
  }
}

/** Prints the error and exits. */
export function fail(error) {
  if (error?.output) process.stderr.write(`${error.output.trim()}\n`);
  // For errors of the system (a folder of another user, a full disk), the message is enough.
  const isPlain = error instanceof ProgramError || error?.syscall;
  process.stderr.write(`${isPlain ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

/** Reads `.env`, if there is one; variables of the environment take precedence. */
export function loadSettings() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
