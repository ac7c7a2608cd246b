import { createHash } from 'node:crypto';
import { contentOf } from './content/columnContent.ts';
import { arePersons } from './persons/arePersons.ts';
import { isMissing } from '../values/textValue.ts';

/** Minimum number of recognisable columns for a sheet without a header to have a shape. */
const minCount = 2;

/**
 * Key of a sheet without a header: the number of columns, and the field that the values of each indicate, with names of persons
 * distinguished from other words. Null if too few columns are recognised.
 */
export function shapeKey(rows: readonly (readonly (string | undefined)[])[]): string | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index]?.trim() ?? '').filter((value) => !isMissing(value)),
  );
  const contents = columns.map((values) => contentOf(values));
  if (contents.filter((content) => content !== null).length < minCount) return null;
  const kinds = contents.map(
    (content, index) => content ?? (arePersons(columns[index] ?? []) ? 'persons' : null),
  );
  while (kinds.at(-1) === null) kinds.pop();
  return createHash('sha256')
    .update(`without header\n${kinds.join('\n')}`)
    .digest('hex');
}
