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
import type { ColumnReading } from './importColumn.ts';
import { isMissing } from '../values/textValue.ts';

/** A column whose header says nothing, with the values under it. */
export interface UnknownColumn {
  index: number;
  header: string;
  values: string[];
}

/** What the values of a column speak for; a null field where they leave a choice. */
export interface ColumnGuess {
  field: ColumnField | null;
  confidence: number;
  alternatives: ColumnReading[];
  isAsked: boolean;
}

/** Headers that say something, only nothing of the place: what was searched for. */
const leftOut = /^(?:query|search|keyword|input)/i;

/** Fields of which a second column is worth nothing, or may be anything. */
const single = new Set<ColumnField>(['rating', 'reviewCount', 'priceRange', 'locationLink', 'workingHours']);

/** Kinds of values that nothing else looks like: they are known under a blank header, whatever the others say. */
const unmistakable = new Set<ColumnField>(['placeId', 'googleId', 'locationLink', 'coordinates']);

/** Columns that hold one and the same value everywhere, such as an icon, say nothing of a place. */
function isConstant(values: string[]): boolean {
  return values.length >= 3 && new Set(values).size === 1;
}

/** Short names of days are words as well (Sat, Per): these many of them together leave no doubt. */
const weekLike = 5;

function daysOfWeek(columns: readonly UnknownColumn[]): UnknownColumn[] {
  const days = columns.filter(({ header }) => dayIndex(header) !== null);
  return new Set(days.map(({ header }) => dayIndex(header))).size >= weekLike ? days : [];
}

const sure = (field: ColumnField, confidence = 0.85): ColumnGuess => ({
  ...{ field, confidence, alternatives: [], isAsked: false },
});

/** The column of names: the one that links name, else the only one that could be it, else the first, which is asked about. */
function guessNames(columns: UnknownColumn[], links: string[][]): [UnknownColumn, ColumnGuess][] {
  const names = new Set(links.flat().map(nameInLink));
  for (const column of columns) {
    const known = column.values.filter((value) => names.has(bareName(value)));
    if (column.values.length > 0 && known.length >= Math.max(1, column.values.length * 0.6))
      return [[column, sure('name', 0.95)]];
  }
  const [first, ...others] = columns.filter(({ values }) => couldBeNames(values));
  if (!first) return [];
  if (others.length === 0) return [[first, sure('name', 0.75)]];
  return [
    [
      first,
      {
        ...{ field: 'name', confidence: 0.5, isAsked: true },
        alternatives: [{ field: null, confidence: 0.4 }],
      },
    ],
    ...others.slice(0, 2).map((other): [UnknownColumn, ColumnGuess] => [
      other,
      {
        ...{ field: null, confidence: 0.5, isAsked: true },
        alternatives: [{ field: 'name', confidence: 0.4 }],
      },
    ]),
  ];
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
 * a map are taken from other columns (they carry a place's id and position), columns of a week's days, and ids without a
 * header. Where it doesn't, whatever leaves no doubt is; addresses and categories only where a single column could be them;
 * of several that could be names the first, which is asked about. Pure.
 */
export function guessColumns(
  unknown: readonly UnknownColumn[],
  taken: ReadonlySet<ColumnField>,
  isOpaque: boolean,
): Map<number, ColumnGuess> {
  const guessed = new Map<number, ColumnGuess>();
  const has = (field: ColumnField) =>
    taken.has(field) || [...guessed.values()].some((guess) => guess.field === field);
  let rest = unknown
    .filter(({ header }) => !leftOut.test(header))
    .map(({ index, header, values }) => ({
      index,
      header,
      values: values.filter((value) => !isMissing(value)),
    }))
    .filter(({ values }) => values.length > 0);
  const take = (column: UnknownColumn, guess: ColumnGuess) => {
    guessed.set(column.index, guess);
    rest = rest.filter(({ index }) => index !== column.index);
  };
  for (const day of daysOfWeek(unknown)) take(day, sure('openingDay'));
  const links: string[][] = [];
  for (const column of [...rest]) {
    const field = contentOf(column.values);
    if (field === 'locationLink') links.push(column.values);
    const isPlain =
      field === 'locationLink' || (column.header === '' && field !== null && unmistakable.has(field));
    if (field === null || (!isOpaque && !isPlain)) continue;
    if (single.has(field) && has(field)) continue;
    if (isConstant(column.values) && (field === 'photoUrl' || field === 'website')) continue;
    take(column, sure(field));
  }
  if (!isOpaque) return guessed;
  const position = has('latitude') || has('coordinates') ? null : positions(rest);
  if (position) {
    take(position[0], sure('latitude'));
    take(position[1], sure('longitude'));
  }
  if (!has('name')) for (const [column, guess] of guessNames(rest, links)) take(column, guess);
  for (const [field, test] of [
    ['address', couldBeAddresses],
    ['category', couldBeCategories],
  ] as const) {
    const fitting = has(field) ? [] : rest.filter(({ values }) => test(values));
    if (fitting.length === 1 && fitting[0]) take(fitting[0], sure(field, 0.7));
  }
  return guessed;
}
