// `npm run dev`: serves the directory, rebuilds and restarts it when a source changes, and reloads open pages.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { prepare } from './build.mjs';
import { inRoot, loadSettings } from './program.mjs';

const watched = ['api/src', 'api/prisma', 'domain', 'web', 'schema.graphql'];
const ignored = /(^|[/\\])generated([/\\]|\.ts$)|\.test\.tsx?$|~$/;

loadSettings();
let server = null;
let isBusy = false;
let isStale = true;

async function refresh() {
  if (isBusy || !isStale) return;
  isBusy = true;
  isStale = false;
  try {
    await prepare();
    await stop();
    server = spawn(process.execPath, ['--enable-source-maps', inRoot('dist/api/server.js'), '--dev'], {
      stdio: 'inherit',
    });
  } catch (error) {
    // A build error: the running server stays until the next change.
    process.stderr.write(`${error?.output ?? error?.message ?? error}\n`);
  }
  isBusy = false;
  await refresh();
}

async function stop() {
  const running = server;
  server = null;
  if (!running || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGTERM');
  await ended;
}

let pause;
for (const place of watched) {
  watch(inRoot(place), { recursive: true }, (_event, name) => {
    if (name && ignored.test(name)) return;
    isStale = true;
    clearTimeout(pause);
    // Editors may write several files at once, so changes are batched.
    pause = setTimeout(() => void refresh(), 150);
  });
}
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
  process.on(signal, () => void stop().then(() => process.exit(0)));
await refresh();
