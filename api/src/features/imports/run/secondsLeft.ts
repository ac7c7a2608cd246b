import type { Import } from '../../../generated/prisma/client.ts';

type Progress = Pick<Import, 'status' | 'rowsRead' | 'estimatedRows' | 'startedAt' | 'mergingAt'>;

/** Minimum elapsed seconds for an estimate. */
const settledSeconds = 3;
/** Duration of the merge as a share of the reading time, as measured by the benchmarks. */
const mergeShare = 0.8;

/** Seconds until an import is done; null during its first seconds, or while the number of rows is unknown. Pure. */
export function secondsLeft(progress: Progress, now: Date): number | null {
  const { status, rowsRead, startedAt, mergingAt } = progress;
  if (startedAt === null || rowsRead === 0) return null;
  const since = (then: Date) => (now.getTime() - then.getTime()) / 1000;
  if (status === 'MERGING' && mergingAt !== null) {
    const reading = (mergingAt.getTime() - startedAt.getTime()) / 1000;
    return Math.max(1, Math.round(reading * mergeShare - since(mergingAt)));
  }
  const rows = progress.estimatedRows;
  const seconds = since(startedAt);
  if (status !== 'READING' || rows === null || seconds < settledSeconds) return null;
  const reading = (seconds / rowsRead) * Math.max(rows, rowsRead);
  return Math.max(1, Math.round(reading * (1 + mergeShare) - seconds));
}
