import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export interface MeasuredRun {
  seconds: number;
  /** Highest resident memory of the program and of each process that it started, in MiB; null if /proc is missing. */
  peaksMb: number[] | null;
  output: string;
}

interface Run {
  args: string[];
  env?: Record<string, string>;
  /** Written to the program as its input. */
  input?: string;
  /** Its output is discarded. */
  isSilent?: boolean;
}

/** Runs a program of ours to its end and watches what memory it and its children take. Throws where it fails. */
export async function runMeasured({ args, env = {}, input, isSilent = false }: Run): Promise<MeasuredRun> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (!isSilent) output += chunk.toString();
  });
  if (input !== undefined) child.stdin.write(input);
  const peaks = new Map<number, number>();
  const watch = setInterval(() => {
    for (const pid of family(child.pid ?? 0)) peaks.set(pid, Math.max(peaks.get(pid) ?? 0, peakOf(pid)));
  }, 200);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, peaksMb: peaks.size > 0 ? [...peaks.values()] : null, output };
}

/** A process and its children, as far as the system shows them. */
function family(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .trim()
        .split(' ')
        .filter(Boolean)
        .map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    return [];
  }
}

function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
