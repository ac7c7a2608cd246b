import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';
import type { ProcessUsage } from './readerBudget.ts';

/** Polling interval of /proc: short, so that memory grows little in between. A read takes about 30 µs. */
const procEveryMs = 50;
/** Polling interval of `ps`, which starts a process each time. */
const psEveryMs = 500;
/** The unit of times in /proc, the same on every architecture that Node runs on. */
const ticksPerSecond = 100;

/**
 * Polls the resource usage of a process while it runs, and calls `onUsage`: from /proc on Linux, by `ps` on other Unix systems.
 * Never calls it on Windows, which has neither. Returns a function that stops polling.
 */
export function watchProcess(pid: number, onUsage: (usage: ProcessUsage) => void): () => void {
  if (platform() === 'win32') return () => undefined;
  const isLinux = platform() === 'linux';
  let isOver = false;
  const report = (usage: ProcessUsage | null) => {
    if (usage && !isOver) onUsage(usage);
  };
  const timer = setInterval(
    () => (isLinux ? report(usageInProc(pid)) : void usageByPs(pid).then(report)),
    isLinux ? procEveryMs : psEveryMs,
  );
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Null if the process is gone or the system does not show it. */
function usageInProc(pid: number): ProcessUsage | null {
  try {
    // The name of the program, in parentheses, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    // The kernel records the highest value itself; some sandboxes show only the current one.
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status) ?? /^VmRSS:\s+(\d+)/m.exec(status);
    return {
      processorMs: ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000,
      residentBytes: Number(kilobytes?.[1] ?? 0) * 1024,
    };
  } catch {
    return null;
  }
}

/** Null if the process is gone or there is no `ps`. */
export function usageByPs(pid: number): Promise<ProcessUsage | null> {
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'rss=,time=', '-p', String(pid)], (error, stdout) =>
      resolve(error ? null : usageOfLine(stdout)),
    );
  });
}

/** Reads kilobytes and a time, written as `1-02:03:04` or as `63:04.51`. */
export function usageOfLine(line: string): ProcessUsage | null {
  const match = /^\s*(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(line);
  if (!match) return null;
  const [, kilobytes = '', days = '0', time = ''] = match;
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    processorMs: Math.round((Number(days) * 86_400 + seconds) * 1000),
    residentBytes: Number(kilobytes) * 1024,
  };
}
