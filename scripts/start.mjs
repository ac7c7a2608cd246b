// `npm start`: builds what changed, then serves the directory in this process.
import { readFileSync } from 'node:fs';
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

/** Stops the server if npm is killed; nothing else would. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const line = ancestry();
  setInterval(() => {
    if (ancestry() !== line) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

/** The processes between this one and npm, which may start it through a shell. The process that started npm may end. */
function ancestry() {
  const parent = process.ppid;
  try {
    // "pid (name) state ppid …"
    const [, name, grandparent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|z|k)?sh$/.test(name) ? `${parent} ${grandparent}` : String(parent);
  } catch {
    return String(parent);
  }
}
