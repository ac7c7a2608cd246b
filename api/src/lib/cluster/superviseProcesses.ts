import cluster, { type Worker as ServerProcess } from 'node:cluster';
import { MetricsCollector } from './MetricsCollector.ts';
import type { FromProcess } from './processMessages.ts';

// A process stops within 10 s.
const stopTimeoutMs = 11_000;
const firstPauseMs = 500;
const maxPauseMs = 30_000;
/** A process that ran for this long has started successfully. */
const settledMs = 30_000;

/** Whether this process makes the first login and runs jobs: the only one of its node, or the first of several. */
export const isFirstProcess = (): boolean => (process.env.WEB_PROCESS ?? '1/1').startsWith('1/');

/** Delays before a process starts again: they double until a process has run for a while. */
class RestartPauses {
  readonly #pauses = new Map<number, number>();

  next(index: number, ranMs: number): number {
    const doubled = (this.#pauses.get(index) ?? firstPauseMs / 2) * 2;
    const pause = ranMs > settledMs ? firstPauseMs : Math.min(maxPauseMs, doubled);
    this.#pauses.set(index, pause);
    return pause;
  }

  /** Whether the process was started again before. */
  hasAny(index: number): boolean {
    return this.#pauses.has(index);
  }
}

const forkProcess = (index: number, count: number): ServerProcess =>
  cluster.fork({
    WEB_PROCESS: `${index}/${count}`,
    ...(index === 1 ? {} : { WORKER: 'off', DEMO_DATA: 'off' }),
  });

/**
 * Runs this number of copies of this program, which share one listening socket. The first one migrates, creates the first login
 * and runs jobs; the others start when it listens. A process that ends, or that the system cannot start, is replaced after
 * growing delays. `args` are the program's arguments.
 */
export function superviseProcesses(count: number, args: readonly string[]): void {
  cluster.setupPrimary({
    args: [...args],
    execArgv: [...new Set([...process.execArgv, '--enable-source-maps'])],
  });
  const metrics = new MetricsCollector();
  const listening = new Set<ServerProcess>();
  let stopping: number | null = null;
  let hasStarted = false;
  const pauses = new RestartPauses();

  const fork = (index: number) => {
    const begun = performance.now();
    const replace = (how: string) => {
      if (stopping !== null) return endWhenAlone(stopping);
      const pause = pauses.next(index, performance.now() - begun);
      process.stderr.write(`Server process ${index} ${how} and is started again.\n`);
      setTimeout(() => stopping === null && fork(index), pause);
    };
    const failToStart = (error: unknown) => {
      const how = `could not be started (${String(error)})`;
      if (hasStarted) return replace(how);
      process.stderr.write(`Server process ${index} ${how}.\n`);
      stop(1);
    };
    let started: ServerProcess;
    try {
      started = forkProcess(index, count);
    } catch (error) {
      // Out of memory.
      return failToStart(error);
    }
    // Also of messages and signals that do not reach a process that runs.
    started.on('error', (error) => {
      if (started.process.pid === undefined) failToStart(error);
    });
    // The last event of a process that could not be started.
    started.on('disconnect', () => stopping !== null && endWhenAlone(stopping));
    started.on('message', (message: FromProcess) => {
      switch (message.kind) {
        case 'listening':
          listening.add(started);
          if (pauses.hasAny(index)) process.stderr.write(`Server process ${index} serves again.\n`);
          if (index === 1 && !hasStarted) {
            hasStarted = true;
            for (let other = 2; other <= count; other += 1) fork(other);
          }
          break;
        case 'askMetrics':
          metrics.start(started, message.id, listening);
          break;
        case 'metrics':
          metrics.add(started, message.id, message.metrics);
      }
    });
    started.on('exit', (code, signal) => {
      listening.delete(started);
      metrics.end(started);
      if (stopping === null && !hasStarted) stop(code ?? 1);
      replace(`ended (${signal ?? `code ${code}`})`);
    });
  };

  const stop = (code: number) => {
    if (stopping !== null) return;
    stopping = code;
    const running = Object.values(cluster.workers ?? {});
    for (const one of running) one?.process.kill('SIGTERM');
    setTimeout(() => {
      for (const one of Object.values(cluster.workers ?? {})) one?.process.kill('SIGKILL');
    }, stopTimeoutMs).unref();
    endWhenAlone(code);
  };
  const endWhenAlone = (code: number) => {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code);
  };

  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  fork(1);
}
