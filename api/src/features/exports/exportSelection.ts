import { AppError } from '../../lib/errors.ts';
import { checkFilter, type BusinessFilter } from '../listings/list/businessFilter.ts';

export type ExportFormat = 'xlsx' | 'csv';

export const contentTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Selection of an export. Positions count from 1, in the order of upload among the matches, both inclusive. */
export interface ExportSelection {
  format: ExportFormat;
  filter: BusinessFilter;
  startIndex: number | null;
  endIndex: number | null;
}

/** Maximum number of listings in one workbook. */
export const maxWorkbookRows = 1_000_000;

export const badRange = () =>
  new AppError('BAD_INPUT', 'rangeOfRows', {
    startIndex: 'startInvalid',
    endIndex: 'endInvalid',
  });

export const tooManyRows = () =>
  new AppError(
    'BAD_INPUT',
    { message: 'exportTooLarge', limit: maxWorkbookRows },
    { format: { message: 'valueExpected', expected: 'csv' } },
  );

/** Throws BAD_INPUT for an invalid range or filter, and for a range that is too large for a workbook. */
export function checkSelection({ format, filter, startIndex, endIndex }: ExportSelection): void {
  const start = startIndex ?? 1;
  const isWhole = [start, endIndex ?? start].every((index) => Number.isSafeInteger(index) && index >= 1);
  if (!isWhole || start > (endIndex ?? start)) throw badRange();
  if (format === 'xlsx' && endIndex !== null && endIndex - start + 1 > maxWorkbookRows) throw tooManyRows();
  checkFilter(filter);
}
