import { execFileSync } from 'node:child_process';

/**
 * Returns the V8 options that this Node.js has. Their names change between releases, and Node.js does not start with an
 * option that it does not know.
 */
export function knownV8Options(options) {
  const help = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const known = new Set(help.match(/--[\w-]+/g));
  return options.filter((option) => known.has(option.replace(/^--no-/, '--').replace(/=.*$/, '')));
}

/**
 * V8 options for programs that run for seconds: most of their code runs only a few times, so optimised machine code does not pay,
 * neither that of JavaScript nor that of the WebAssembly in Prisma, and V8's helper threads take CPU time from other programs.
 */
export const shortRunOptions = () =>
  knownV8Options([
    '--interrupt-budget=600000',
    '--no-wasm-dynamic-tiering',
    '--no-wasm-tier-up',
    '--single-threaded-gc',
    '--max-semi-space-size=64',
    '--no-flush-bytecode',
  ]);
