// `npm start`: brings everything up to date, then serves the directory in this very process.
import { prepare } from './build.mjs';
import { fail, inRoot, loadSettings } from './program.mjs';
import { runProgram } from './runProgram.mjs';

try {
  await prepare();
} catch (error) {
  fail(error);
}
loadSettings();
stopWithNpm();
await runProgram(inRoot('dist/api/server.js'), []);

/** Where npm itself is killed, nobody would be left to stop the server. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
