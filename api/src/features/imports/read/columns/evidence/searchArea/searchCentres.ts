import type { ColumnField } from '../../columnFields.ts';
import type { JudgedHeader } from '../../headers/judgedHeader.ts';
import type { MappedColumn } from '../../mappedColumn.ts';
import { ignoreColumn } from '../ignoreColumn.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

type Row = readonly (string | undefined)[];

/** Minimum number of rows with both positions, and the factor by which the distinct positions of one must exceed the other's. */
const [minRows, clearlyMore] = [8, 1.2];

const ofPositions = new Set<ColumnField>(['coordinates', 'latitude']);

/** Fields that distinguish listings, branches of a chain included. */
const ofPlaces = new Set<ColumnField>(['name', 'address', 'street', 'placeId']);

/**
 * Ignores the centres of a scraper's searches if another pair of columns has the positions of the listings: one centre has
 * several listings, and a listing found from several centres has one position. Rows without a position of their own get none.
 */
export function ignoreSearchedPoints({ judged, mapped, samples }: SheetColumns): void {
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
      ignorePair(each.one, judged, mapped);
}

/** Ignores a latitude together with its longitude. */
function ignorePair(one: MappedColumn, judged: readonly JudgedHeader[], mapped: MappedColumn[]): void {
  const pair = one.field === 'latitude' ? mapped.filter(({ field }) => field === 'longitude') : [];
  for (const each of [one, ...pair]) {
    ignoreColumn(judged, mapped, each);
  }
}
