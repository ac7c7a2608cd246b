import { dayIndex } from '../../../../../../domain/hours/dayIndex.ts';
import {
  areDegrees,
  bareName,
  contentOf,
  couldBeAddresses,
  couldBeCategories,
  couldBeNames,
  nameInLink,
} from './columnContent.ts';
import type { ColumnField } from './columnFields.ts';
import { isMissing } from '../values/textValue.ts';

/** A column whose header says nothing, with the values under it. */
export interface UnknownColumn {
  index: number;
  header: string;
  values: string[];
}

/** Headers that say something, only nothing of the place: what was searched for. */
const leftOut = /^(?:query|search|keyword|input)/i;

/** Fields of which a second column is worth nothing, or may be anything. */
const single = new Set<ColumnField>(['rating', 'reviewCount', 'priceRange', 'locationLink', 'workingHours']);

/** Columns that hold one and the same value everywhere, such as an icon, say nothing of a place. */
function isConstant(values: string[]): boolean {
  return values.length >= 3 && new Set(values).size === 1;
}

/** Short names of days are words as well (Sat, Per): these many of them together leave no doubt. */
const weekLike = 5;

function daysOfWeek(columns: UnknownColumn[]): UnknownColumn[] {
  const days = columns.filter(({ header }) => dayIndex(header) !== null);
  return new Set(days.map(({ header }) => dayIndex(header))).size >= weekLike ? days : [];
}

function named(columns: UnknownColumn[], links: string[][]): UnknownColumn | null {
  const names = links.flat().map(nameInLink);
  const fitting = columns.filter(({ values }) => {
    const known = values.filter((value) => names.includes(bareName(value)));
    return values.length > 0 && known.length >= Math.max(1, values.length * 0.6);
  });
  if (fitting[0]) return fitting[0];
  const possible = columns.filter(({ values }) => couldBeNames(values));
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

function positions(columns: UnknownColumn[]): [UnknownColumn, UnknownColumn] | null {
  for (const [i, first] of columns.entries()) {
    const second = columns[i + 1];
    if (!second || first.values.length === 0 || second.values.length === 0) continue;
    if (areDegrees(first.values, 90) && areDegrees(second.values, 180)) return [first, second];
    if (areDegrees(first.values, 180) && areDegrees(second.values, 90)) return [second, first];
  }
  return null;
}

/**
 * What columns mean by their values. Where the sheet's header makes sense by its names (`isOpaque` false), only links to
 * a map are taken from other columns (they carry a place's id and position), and columns of a week's days. Where it doesn't,
 * whatever leaves no doubt is; names, addresses and categories only where a single column could be them. Pure.
 */
export function guessColumns(
  unknown: UnknownColumn[],
  taken: ReadonlySet<ColumnField>,
  isOpaque: boolean,
): Map<number, ColumnField> {
  const guessed = new Map<number, ColumnField>();
  const has = (field: ColumnField) => taken.has(field) || [...guessed.values()].includes(field);
  let rest = unknown
    .filter(({ header }) => !leftOut.test(header))
    .map((column) => ({ ...column, values: column.values.filter((value) => !isMissing(value)) }))
    .filter(({ values }) => values.length > 0);
  const take = (column: UnknownColumn, field: ColumnField) => {
    guessed.set(column.index, field);
    rest = rest.filter(({ index }) => index !== column.index);
  };
  for (const day of daysOfWeek(unknown)) take(day, 'openingDay');
  const links: string[][] = [];
  for (const column of [...rest]) {
    const field = contentOf(column.values);
    if (field === 'locationLink') links.push(column.values);
    if (field === null || (!isOpaque && field !== 'locationLink')) continue;
    if (single.has(field) && has(field)) continue;
    if (isConstant(column.values) && (field === 'photoUrl' || field === 'website')) continue;
    take(column, field);
  }
  if (!isOpaque) return guessed;
  const position = has('latitude') || has('coordinates') ? null : positions(rest);
  if (position) {
    take(position[0], 'latitude');
    take(position[1], 'longitude');
  }
  const name = has('name') ? null : named(rest, links);
  if (name) take(name, 'name');
  for (const [field, test] of [
    ['address', couldBeAddresses],
    ['category', couldBeCategories],
  ] as const) {
    const fitting = has(field) ? [] : rest.filter(({ values }) => test(values));
    if (fitting.length === 1 && fitting[0]) take(fitting[0], field);
  }
  return guessed;
}
