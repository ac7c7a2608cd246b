import { formatDuration } from '../../shared/text/formatTurkish.ts';

interface PacedImport {
  status: string;
  rowsRead: number;
  estimatedRows: number | null;
  secondsLeft: number | null;
  startedAt: string | null;
}

interface ImportPace {
  /** From 0 to 1; null if the number of rows is unknown. */
  share: number | null;
  rowsPerSecond: number | null;
  timeLeft: string | null;
}

/** Before that many seconds any estimate would be a guess. */
const SETTLED = 3;

/** How fast the rows are read. `now` in ms; this machine's clock may differ, then no pace is shown. */
export function importPace(
  { status, rowsRead, estimatedRows, secondsLeft, startedAt }: PacedImport,
  now: number,
): ImportPace {
  const share = estimatedRows ? Math.min(1, rowsRead / estimatedRows) : null;
  const timeLeft = secondsLeft === null ? null : formatDuration(secondsLeft);
  const seconds = startedAt && now ? (now - Date.parse(startedAt)) / 1000 : 0;
  const isSettled = status === 'READING' && seconds >= SETTLED && rowsRead > 0;
  return { share, rowsPerSecond: isSettled ? Math.max(1, Math.round(rowsRead / seconds)) : null, timeLeft };
}
