import path from 'node:path';
import { readSpreadsheet } from '../../../api/src/features/imports/read/readSpreadsheet.ts';
import { AppError } from '../../../api/src/lib/errors.ts';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { PeakMemory } from './peakMemory.ts';

interface ReadOutcome {
  /** Null: read to its end. Else why not. */
  refusal: string | null;
  rows: number;
  refusedRows: number;
  seconds: number;
  /** Peak memory of the reader's process, in megabytes; null if the system does not report it. */
  peakMb: number | null;
}

/** Reads a file as an import does, in the built reader's own process. */
export async function readOutcome(file: string, deadlineMs: number): Promise<ReadOutcome> {
  const memory = new PeakMemory();
  let stopWatching: () => void = () => undefined;
  const begun = performance.now();
  const outcome: ReadOutcome = { refusal: null, rows: 0, refusedRows: 0, seconds: 0, peakMb: null };
  try {
    const messages = readSpreadsheet(file, {
      fileName: path.basename(file),
      deadlineMs,
      readerProgram: path.join(rootFolder, 'dist/api/readerProcess.js'),
      onStart: (pid) => (stopWatching = memory.watch(pid)),
    });
    for await (const message of messages) {
      if (message.type === 'row') outcome.rows += 1;
      if (message.type === 'refused') outcome.refusedRows += 1;
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcome.refusal = error.message;
  } finally {
    stopWatching();
  }
  return { ...outcome, seconds: (performance.now() - begun) / 1000, peakMb: memory.peak };
}
