import { columnLetters } from '../../../../../domain/imports/columnLetters.ts';
import { columnKey } from '../../../../../domain/imports/columnKey.ts';
import type { ImportColumnsQuery } from '../../../graphql/generated.ts';

export type Column = NonNullable<ImportColumnsQuery['import']>['columns'][number];
/** A column and its place among all of the file. */
export type PlacedColumn = Column & { index: number };

/** Column by its place -> the field that it is to be; '' leaves it out. */
export type Corrections = Readonly<Record<number, string>>;

/** The operator's mapping of a sheet's columns, and the mapping before. */
export function mappingOf(
  columns: readonly PlacedColumn[],
  corrections: Corrections,
): Record<string, string> {
  const said = columns.flatMap((column) => {
    // An answer to a question is given, also where it is the proposed one.
    const isKnown = column.how === 'GIVEN' || column.how === 'REMEMBERED' || column.isAsked;
    const field = corrections[column.index] ?? (isKnown ? (column.field ?? '') : undefined);
    return field === undefined ? [] : [[columnKey(column, columns), field]];
  });
  return Object.fromEntries(said) as Record<string, string>;
}

/** The header row of a sheet, with blanks for columns without a header. */
export function headerOf(columns: readonly PlacedColumn[]): string[] {
  const header: string[] = [];
  for (const { number, header: name } of columns) header[(number ?? header.length + 1) - 1] = name;
  return Array.from(header, (name) => name ?? '');
}

/** Whether files can be recognised by a header row; letters stand for columns of a sheet without one. */
export function isDistinctive(header: readonly string[]): boolean {
  return header.some((name, at) => !['', columnLetters(at)].includes(name.trim().toUpperCase()));
}
