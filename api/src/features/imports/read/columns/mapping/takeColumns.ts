// Steps that accept columns by the operator's mapping or by their headers.
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { ColumnReading } from '../importColumn.ts';
import { areReviews } from '../reviewSheet.ts';
import { isNamed, type SheetColumns } from './sheetColumns.ts';

/** Accepts columns by the operator's mapping, else by their headers; none about persons. */
export function takeByHeaders({ judged, mapped }: SheetColumns): void {
  for (const { index, column, choice, reading, fit, values } of judged) {
    if (column.how === 'private') continue;
    if (choice !== undefined) {
      Object.assign(column, { field: choice, how: 'given', confidence: 1, alternatives: [] });
      if (choice !== null) mapped.push({ index, header: column.header, field: choice, rank: -1 });
      continue;
    }
    if (!reading) continue;
    const certainty = fit === 'fits' ? 0.97 : values.length === 0 ? 0.9 : 0.8;
    const confidence = column.isAsked ? 0.5 : certainty;
    Object.assign(column, { field: reading.field, how: 'name', confidence });
    mapped.push({ index, header: column.header, ...reading, ...(column.isReleased && { rank: -1 }) });
  }
}

/** Detects sheets of reviews among those without names of listings. */
export function recogniseReviews(sheet: SheetColumns): void {
  sheet.isOfReviews = !isNamed(sheet) && areReviews(sheet.judged);
}

/** Reads a header for names despite contradicting values if no other column has names, and asks the operator. */
export function takeDroppedName(sheet: SheetColumns): void {
  const { judged, mapped } = sheet;
  if (isNamed(sheet)) return;
  const one = judged.find(({ dropped, column }) => dropped?.field === 'name' && column.field === null);
  if (!one?.dropped) return;
  Object.assign(one.column, { field: 'name', how: 'name', confidence: 0.4, isAsked: true });
  mapped.push({ index: one.index, header: one.column.header, ...one.dropped });
}

/** Orders the accepted columns, the best of each field first. */
export function orderByRank({ mapped }: SheetColumns): void {
  mapped.sort((a, b) => a.rank - b.rank || a.index - b.index);
}

/** Orders the alternatives of each column, and sets the confidence of columns that are left out. */
export function orderAlternatives({ judged }: SheetColumns): void {
  for (const one of judged) orderReadings(one);
}

function orderReadings({ column }: JudgedHeader): void {
  const seen = new Set([column.field]);
  const others: ColumnReading[] = [];
  for (const one of column.alternatives.sort((a, b) => b.confidence - a.confidence)) {
    if (seen.has(one.field)) continue;
    seen.add(one.field);
    others.push(one);
  }
  column.alternatives = others.slice(0, 3);
  if (column.field === null && column.how === 'none')
    column.confidence = 0.9 - (others[0]?.confidence ?? 0) / 2;
  if (column.isAsked && column.field !== null && !seen.has(null) && others.length < 3)
    column.alternatives.push({ field: null, confidence: 1 - column.confidence });
}
