import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import { givenColumns } from '../givenColumns.ts';
import type { ColumnReading, ColumnSign, ImportColumn } from '../importColumn.ts';
import type { ColumnMapping } from '../mappedColumn.ts';
import { arePersons } from '../persons/arePersons.ts';
import { fitOf } from '../content/valueFit.ts';

// Mappings that operators gave for earlier files with the same header or of the same shape.

/** An operator's mapping of the columns of a header. */
export interface SavedMapping {
  mapping: ColumnMapping;
  /** Columns about persons that are read nevertheless. */
  released: readonly string[];
  /** Warning signs that the operator saw and accepted, by `acceptedSign`. */
  accepted?: readonly string[];
}

/** How an accepted sign is stored with the mapping of its column. */
export const acceptedSign = ({ header }: Pick<ImportColumn, 'header'>, sign: ColumnSign): string =>
  `${sign} ${header.slice(0, 200)}`;

/** Minimum number of names, and share of distinct ones below which they count as repeated. */
const [minNames, minDistinct] = [10, 0.4];

/** Signs that the values of a column do not fit its field. Pure. */
export function signsOf(field: ColumnField | null, values: readonly string[]): ColumnSign[] {
  if (field === null) return [];
  const solid = values.filter((value) => !isMissing(value));
  const isRepeated = solid.length >= minNames && new Set(solid).size < solid.length * minDistinct;
  return [
    ...(field === 'name' && arePersons(solid) ? (['persons'] as const) : []),
    ...(field === 'name' && isRepeated ? (['repeated'] as const) : []),
    ...(fitOf(field, solid) === 'contradicts' ? (['unfit'] as const) : []),
  ];
}

/**
 * A saved mapping overridden by a given one, column by column. A given column of names replaces the saved one. Pure.
 */
export function withSavedMapping(
  headers: (string | undefined)[],
  saved: ColumnMapping,
  given: ColumnMapping | null,
): ColumnMapping {
  const now = givenColumns(headers, given ?? {});
  const isNamed = [...now.values()].includes('name');
  const left = Object.entries(saved).filter(([key, field]) => {
    const [index = -1] = givenColumns(headers, { [key]: field }).keys();
    return !now.has(index) && !(isNamed && field === 'name');
  });
  return { ...Object.fromEntries(left), ...given };
}

/** Maximum confidence of a saved field that the values contradict. */
const uncertainConfidence = 0.5;

/**
 * Marks the columns whose field comes from a saved mapping, and asks about those with a warning sign that was not accepted
 * before. `readUnmapped` maps the columns without the saved mapping.
 */
export function markSavedFields(
  columns: readonly ImportColumn[],
  isGiven: (column: ImportColumn) => boolean,
  { accepted = [] }: SavedMapping,
  readUnmapped: () => readonly ImportColumn[],
): void {
  const saved = columns.filter((column) => column.how === 'given' && !isGiven(column));
  for (const column of saved) column.how = 'remembered';
  const uncertain = saved.filter((column) =>
    column.signs?.some((sign) => !accepted.includes(acceptedSign(column, sign))),
  );
  if (uncertain.length === 0) return;
  const unmapped = new Map(readUnmapped().map((column) => [column.number, column]));
  for (const column of uncertain) askOperator(column, unmapped.get(column.number));
  if (!uncertain.some(({ field }) => field === 'name')) return;
  for (const column of columns) {
    const other = unmapped.get(column.number);
    if (other?.field === 'name' && column.field !== 'name' && !isGiven(column)) askOperator(column, other);
  }
}

function askOperator(column: ImportColumn, unmapped: ImportColumn | undefined): void {
  const others: ColumnReading[] = [
    ...(unmapped ? [unmapped, ...unmapped.alternatives] : []),
    { field: null, confidence: 0.4 },
  ];
  const seen = new Set([column.field]);
  const alternatives = others.flatMap(({ field, confidence }) => {
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, confidence }];
  });
  const confidence = Math.min(column.confidence, uncertainConfidence);
  Object.assign(column, { isAsked: true, confidence, alternatives: alternatives.slice(0, 3) });
}
