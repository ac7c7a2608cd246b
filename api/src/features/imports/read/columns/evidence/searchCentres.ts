import type { ColumnField } from '../columnFields.ts';
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import { leaveOutColumn } from './leaveOutColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

type Row = readonly (string | undefined)[];

/** Rows with both positions from which they are compared, and how many times as many one of them must have. */
const [minRows, clearlyMore] = [8, 1.2];

const ofPositions = new Set<ColumnField>(['coordinates', 'latitude']);

/** What distinguishes places, branches of a chain included. */
const ofPlaces = new Set<ColumnField>(['name', 'address', 'street', 'placeId']);

/**
 * Leaves out the points from which a program searched, where another column has the positions of the places: a point has
 * several places, and a place that was found from several points has one position. Rows without their own have none then.
 */
export function leaveOutSearchedPoints({ judged, mapped, samples }: SheetColumns): void {
  const positions = mapped.filter(({ field, rank }) => ofPositions.has(field) && rank >= 0);
  if (positions.length < 2) return;
  const rows = samples.filter((row) => positions.every(({ index }) => (row[index]?.trim() ?? '') !== ''));
  if (rows.length < minRows) return;
  const places = mapped.filter(({ field }) => ofPlaces.has(field));
  const textAt = (row: Row, columns: readonly MappedColumn[]) =>
    columns.map(({ index }) => row[index]?.trim() ?? '').join('\n');
  const countOf = (columns: readonly MappedColumn[]) => new Set(rows.map((row) => textAt(row, columns))).size;
  const counted = positions.map((one) => ({
    one,
    points: countOf([one]),
    ofPlaces: countOf([...places, one]),
  }));
  const least = Math.min(...counted.map((each) => each.ofPlaces));
  const most = Math.max(...counted.filter((each) => each.ofPlaces === least).map(({ points }) => points));
  for (const each of counted)
    if (each.ofPlaces > least * clearlyMore || each.points * clearlyMore < most)
      leaveOut(each.one, judged, mapped);
}

/** A latitude goes with its longitude. */
function leaveOut(one: MappedColumn, judged: readonly JudgedHeader[], mapped: MappedColumn[]): void {
  const pair = one.field === 'latitude' ? mapped.filter(({ field }) => field === 'longitude') : [];
  for (const each of [one, ...pair]) {
    leaveOutColumn(judged, mapped, each);
  }
}
