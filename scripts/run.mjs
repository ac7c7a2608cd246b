// Runs a program by name, up to date: `worker`, `cli COMMAND …`, or `bench …` and `endure …` from their source.
import { spawn } from 'node:child_process';
import { prepare } from './build.mjs';
import { findWholeBrowser } from './browser.mjs';
import { fail, inRoot, loadSettings } from './program.mjs';
import { runProgram } from './runProgram.mjs';

const [name, ...args] = process.argv.slice(2);
try {
  await prepare();
} catch (error) {
  fail(error);
}
loadSettings();

const sources = { bench: 'bench/bench.ts', endure: 'bench/stress/stress.ts' };
if (name in sources) {
  // Only what looks at pages needs it, and says so itself.
  process.env.CHROMIUM_PATH ??= findWholeBrowser();
  // With one thread for its garbage: four more would take processors from what is measured.
  const node = ['--single-threaded-gc', '--import', 'tsx', inRoot(sources[name])];
  const child = spawn(process.execPath, [...node, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  await runProgram(inRoot('dist/api', `${name}.js`), args);
}
