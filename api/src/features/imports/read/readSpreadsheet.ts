import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stat } from 'node:fs/promises';
import { AppError, errorStatus, type ErrorCode } from '../../../lib/errors.ts';
import type { ReadingSettings } from './columns/findHeader.ts';
import { guardReader, type KillReason } from './guardReader.ts';
import { readerBudget, type ReaderBudget } from './readerBudget.ts';
import { heapNeeded } from './formats/heapNeeded.ts';
import type { ReaderMessage, ReaderRequest, WireMessage } from './readerMessage.ts';
import { unusableFile } from './formats/unusableFile.ts';

interface ReadOptions extends ReadingSettings {
  /** Name as uploaded; distinguishes CSV from other text. */
  fileName: string;
  /** Country of rows without evidence of their own. */
  defaultCountry?: string | null;
  /** Only the cells of these rows, by sheet and number. */
  rows?: Record<string, number[]> | null;
  signal?: AbortSignal;
  /** Limit of the reader's JavaScript heap. */
  memoryMb?: number;
  /** Replaces the limits by file size. */
  budget?: Partial<ReaderBudget>;
  deadlineMs: number;
  /** Replaces the idle timeout by file size. */
  idleTimeoutMs?: number;
  /** The built program of the reader, if it is not beside this file. */
  readerProgram?: string;
  /** Receives the id of the reader's process. */
  onStart?: (pid: number) => void;
}

/** Idle timeout: time without a message after which the reader counts as stuck. It grows with each megabyte of the file. */
const baseIdleMs = 20_000;
const idleMsPerMb = 1000;
const maxIdleMs = 120_000;
/** Timeout until the first message: starting a process takes time on a busy machine, whatever the file. */
const startMs = 60_000;
const maxErrorLength = 4000;
/** The default of Node.js 20: newer versions use 100 MB more for a large file, and are not faster. */
const youngGeneration = '--max-semi-space-size=16';

/**
 * Reads a file in a separate process and yields what it finds, row by row. Ends with 'done', or throws:
 * AppError UNUSABLE_FILE for a file that can't be read (also where reading it cost more processor time or memory
 * than its size allows, or too much time), BAD_INPUT for a mapping that can't be used, the signal's reason where
 * it was aborted. The process never outlives the iteration.
 */
export async function* readSpreadsheet(path: string, options: ReadOptions): AsyncGenerator<ReaderMessage> {
  const {
    fileName,
    mapping = null,
    saved = {},
    defaultCountry = null,
    released = [],
    rows = null,
    signal,
    memoryMb,
    deadlineMs,
    idleTimeoutMs,
    readerProgram,
    onStart,
  } = options;
  signal?.throwIfAborted();
  const { size } = await stat(path);
  const megabytes = size / 1024 ** 2;
  const budget = { ...readerBudget(size), ...options.budget };
  const heap = [`--max-old-space-size=${memoryMb ?? (await heapNeeded(path))}`, youngGeneration];
  const child = spawn(process.execPath, [...heap, ...readerEntry(readerProgram)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The reader needs nothing of the server's: no address of a database, no secret.
    env: {
      NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      ...(process.env['PATH'] && { PATH: process.env['PATH'] }),
    },
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  const closed = once(child, 'close').catch(() => undefined);
  const idleMs = idleTimeoutMs ?? Math.min(baseIdleMs + megabytes * idleMsPerMb, maxIdleMs);
  const guard = guardReader(child, { budget, deadlineMs, idleMs, signal });
  let errorText = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorText = (errorText + text).slice(-maxErrorLength);
  });
  // If the reader died before it read the request, its exit reports it.
  child.stdin.on('error', () => undefined);
  const request: ReaderRequest = { path, fileName, mapping, released, saved, defaultCountry, rows };
  child.stdin.write(`${JSON.stringify(request)}\n`);
  try {
    let rest = '';
    guard.startIdleTimer(startMs);
    for await (const chunk of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      // Time that the consumer takes does not count as idle.
      guard.stopIdleTimer();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const message = JSON.parse(line) as WireMessage;
        if (message.type === 'failed') throw new AppError(codeOf(message.code), message.message);
        if (message.type === 'usage') {
          guard.checkUsage(message.used);
          continue;
        }
        yield message;
        if (message.type === 'done') return;
      }
      guard.startIdleTimer();
    }
    await closed;
    signal?.throwIfAborted();
    throw endedEarly(guard.killReason(), errorText, deadlineMs, budget);
  } finally {
    guard.stop();
    child.kill('SIGKILL');
    await closed;
  }
}

function endedEarly(
  reason: KillReason | undefined,
  errorText: string,
  deadlineMs: number,
  budget: ReaderBudget,
): AppError {
  if (reason === 'processorMs') {
    const seconds = Math.round(budget.processorMs / 1000);
    return unusableFile({ message: 'readingCpu', seconds });
  }
  if (reason === 'residentBytes') {
    const limit = Math.round(budget.residentBytes / 1024 ** 2);
    return unusableFile({ message: 'readingMemory', megabytes: limit });
  }
  if (reason === 'deadline')
    return unusableFile({ message: 'readingTime', seconds: Math.round(deadlineMs / 1000) });
  if (reason === 'stalled') return unusableFile('readingStuck');
  if (/heap out of memory|Allocation failed|heap limit/i.test(errorText)) {
    return unusableFile('readingOutOfMemory');
  }
  return unusableFile('readerStopped');
}

function codeOf(code: string): ErrorCode {
  return Object.hasOwn(errorStatus, code) ? (code as ErrorCode) : 'UNUSABLE_FILE';
}

/**
 * The built reader beside the built server; from the sources, the source itself through tsx. Tests build one beforehand,
 * since compiling it takes a second at each start.
 */
function readerEntry(program = process.env['BUILT_READER']): string[] {
  const built = program ?? fileURLToPath(new URL('./readerProcess.js', import.meta.url));
  // Without source maps: reading those of its packages would be a quarter of the start time.
  if (existsSync(built)) return [built];
  const source = fileURLToPath(new URL('./readerProcess.ts', import.meta.url));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(tsx).href, source];
}
