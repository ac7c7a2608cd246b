import { readFileSync } from 'node:fs';

const everyMs = 25;

/** Tracks the resident memory of processes where the system reports it (Linux); elsewhere the peak stays null. */
export class PeakMemory {
  /** Megabytes. */
  peak: number | null = null;

  /** Watches a process until the returned function is called. */
  watch(pid: number): () => void {
    const look = () => {
      try {
        // The system keeps the peak itself, so that nothing is missed between two looks.
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
        if (kilobytes > 0) this.peak = Math.max(this.peak ?? 0, kilobytes / 1024);
      } catch {
        // The process ended, or the system does not report it.
      }
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }
}
