import { AppError } from './errors.ts';

/** A month or a year, and the days or months of its chart. */
export interface AnalyticsRange {
  period: 'MONTH' | 'YEAR';
  /** First day, as 2026-11-01. */
  start: string;
  /** First day after it. */
  end: string;
  /** First day of the same period before. */
  previous: string;
}

/** Reads `2026-11` or `2026`. BAD_INPUT for anything else. */
export function readRange(text: string): AnalyticsRange {
  const [, yearText = '', monthText] = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? [];
  const year = Number(yearText);
  if (!year) throw new AppError('BAD_INPUT', 'rangeInvalid', { range: 'rangeInvalid' });
  if (monthText === undefined)
    return { period: 'YEAR', start: dayOf(year, 0), end: dayOf(year + 1, 0), previous: dayOf(year - 1, 0) };
  const month = Number(monthText) - 1;
  return {
    period: 'MONTH',
    start: dayOf(year, month),
    end: dayOf(year, month + 1),
    previous: dayOf(year, month - 1),
  };
}

function dayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
