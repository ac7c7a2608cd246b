import { createHash } from 'node:crypto';
import { contentOf } from './columnContent.ts';
import { isMissing } from '../values/textValue.ts';

/** Columns whose values show what they are, from which a sheet without a header has a shape. */
const minCount = 2;

/**
 * Stands for a sheet without a header: how many columns it has, and what the values of each show it to be. Null if too few
 * of them show anything.
 */
export function shapeKey(rows: readonly (readonly (string | undefined)[])[]): string | null {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const kinds = Array.from({ length: width }, (_, index) =>
    contentOf(rows.map((row) => row[index]?.trim() ?? '').filter((value) => !isMissing(value))),
  );
  while (kinds.at(-1) === null) kinds.pop();
  if (kinds.filter((kind) => kind !== null).length < minCount) return null;
  return createHash('sha256')
    .update(`without header\n${kinds.join('\n')}`)
    .digest('hex');
}
