import { Worker } from 'node:worker_threads';

const beatMs = 1000;
const maxSilentMs = 60_000;

/** Source text, since the thread has no access to the process's modules. */
const program = `
  const { workerData: { beats, beatMs, maxSilentMs } } = require('node:worker_threads');
  const counter = new Int32Array(beats);
  let last = -1;
  let silent = 0;
  setInterval(() => {
    const now = Atomics.load(counter, 0);
    silent = now === last ? silent + 1 : 0;
    last = now;
    if (silent * beatMs < maxSilentMs) return;
    require('node:fs').writeSync(2, 'The event loop has been blocked for ' + maxSilentMs / 1000 + ' s: the process ends, to be started again.\\n');
    process.kill(process.pid, 'SIGKILL');
  }, beatMs);`;

/**
 * Ends this process if its event loop is blocked for a minute, so that systemd, Docker or the supervisor restarts it. A thread counts
 * its own ticks, so that a suspended or overloaded machine does not end the process.
 */
export function watchEventLoop(limits: { beatMs?: number; maxSilentMs?: number } = {}): void {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const options = { beatMs, maxSilentMs, ...limits };
  const watcher = new Worker(program, {
    eval: true,
    workerData: { beats, ...options },
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  // The process works without the watcher, too.
  watcher.on('error', () => undefined);
  watcher.unref();
  setInterval(() => void Atomics.add(counter, 0, 1), options.beatMs).unref();
}
