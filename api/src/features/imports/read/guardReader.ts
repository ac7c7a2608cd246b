import type { ChildProcess } from 'node:child_process';
import { exceededPart, type ProcessUsage, type ReaderBudget } from './readerBudget.ts';
import { watchProcess } from './watchProcess.ts';

/** Processor time within an idle period that shows that the reader is working. Its budget limits that time. */
const atWorkMs = 50;

/** Why a reader was killed. */
export type KillReason = 'deadline' | 'stalled' | 'aborted' | keyof ReaderBudget;

interface Limits {
  budget: ReaderBudget;
  deadlineMs: number;
  idleMs: number;
  signal: AbortSignal | undefined;
}

/** Kills a reader that exceeds a limit, and records which. Its idle timer runs only while it is awaited. */
export function guardReader(child: ChildProcess, { budget, deadlineMs, idleMs, signal }: Limits) {
  let killReason: KillReason | undefined;
  const kill = (why: KillReason) => {
    killReason ??= why;
    child.kill('SIGKILL');
  };
  let usedMs = 0;
  const checkUsage = (used: ProcessUsage) => {
    usedMs = used.processorMs;
    const exceeded = exceededPart(used, budget);
    if (exceeded) kill(exceeded);
  };
  const stopWatching = child.pid === undefined ? () => undefined : watchProcess(child.pid, checkUsage);
  const onAbort = () => kill('aborted');
  signal?.addEventListener('abort', onAbort, { once: true });
  const deadline = setTimeout(() => kill('deadline'), deadlineMs);
  let idleTimer: NodeJS.Timeout | undefined;
  const stopIdleTimer = () => clearTimeout(idleTimer);
  const startIdleTimer = (milliseconds = idleMs) => {
    clearTimeout(idleTimer);
    const before = usedMs;
    idleTimer = setTimeout(
      () => (usedMs - before < atWorkMs ? kill('stalled') : startIdleTimer(milliseconds)),
      milliseconds,
    );
  };
  const stop = () => {
    stopWatching();
    clearTimeout(deadline);
    stopIdleTimer();
    signal?.removeEventListener('abort', onAbort);
  };
  return { killReason: () => killReason, checkUsage, startIdleTimer, stopIdleTimer, stop };
}
