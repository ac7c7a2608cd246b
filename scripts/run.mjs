// Builds what changed, then runs a program: `worker`, `cli COMMAND …`, or `bench …` and `stress …` from their source.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { prepare } from './build.mjs';
import { findWholeBrowser } from './browser.mjs';
import { fail, inRoot, loadSettings } from './program.mjs';
import { runProgram } from './runProgram.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  // Help needs no build of this version.
  if (!args.includes('--help') || !existsSync(inRoot('dist'))) await prepare();
} catch (error) {
  fail(error);
}
loadSettings();

const sources = { bench: 'bench/bench.ts', stress: 'bench/stress/stress.ts' };
if (name in sources) {
  // Only benchmarks of pages need a browser, and report a missing one themselves.
  process.env.CHROMIUM_PATH ??= findWholeBrowser();
  // Four garbage collection threads would take CPU time from the measured program.
  const node = ['--single-threaded-gc', '--import', 'tsx', inRoot(sources[name])];
  const child = spawn(process.execPath, [...node, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  await runProgram(inRoot('dist/api', `${name}.js`), args);
}
