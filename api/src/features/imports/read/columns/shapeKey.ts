import { createHash } from 'node:crypto';
import { contentOf } from './content/columnContent.ts';
import { arePersons } from './persons/arePersons.ts';
import { isMissing } from '../values/textValue.ts';

/** Columns whose values show what they are, from which a sheet without a header has a shape. */
const minCount = 2;

/**
 * Stands for a sheet without a header: how many columns it has, and what the values of each show it to be, names of persons
 * apart from other words. Null if too few of them show anything.
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
