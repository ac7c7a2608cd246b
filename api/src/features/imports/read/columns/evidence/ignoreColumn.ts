import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';

/** Removes a column from the imported ones, because of its values, without asking the operator. */
export function ignoreColumn(
  judged: readonly JudgedHeader[],
  mapped: MappedColumn[],
  one: MappedColumn,
): void {
  mapped.splice(mapped.indexOf(one), 1);
  const column = judged.find(({ index }) => index === one.index)?.column;
  if (column) Object.assign(column, { field: null, how: 'none', confidence: 0.7, isAsked: false });
}
