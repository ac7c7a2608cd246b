import { formatDuration } from '../../shared/text/formatTurkish.ts';

interface PacedImport {
  status: string;
  rowsRead: number;
  fileRows: number | null;
  startedAt: string | null;
}

interface ImportPace {
  /** From 0 to 1; null where the number of rows is not known yet. */
  share: number | null;
  rowsPerSecond: number | null;
  timeLeft: string | null;
}

/** Before that many seconds any estimate would be a guess. */
const SETTLED = 3;

/** How fast the rows are read. `now` in ms; this machine's clock may differ, then no estimate is made. */
export function importPace({ status, rowsRead, fileRows, startedAt }: PacedImport, now: number): ImportPace {
  const share = fileRows ? Math.min(1, rowsRead / fileRows) : null;
  const seconds = startedAt && now ? (now - Date.parse(startedAt)) / 1000 : 0;
  if (status !== 'READING' || seconds < SETTLED || rowsRead === 0) {
    return { share, rowsPerSecond: null, timeLeft: null };
  }
  const pace = rowsRead / seconds;
  const left = fileRows === null ? null : formatDuration(Math.max(0, fileRows - rowsRead) / pace);
  return { share, rowsPerSecond: Math.max(1, Math.round(pace)), timeLeft: left };
}
