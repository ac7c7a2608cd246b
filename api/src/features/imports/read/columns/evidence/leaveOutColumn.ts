import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { MappedColumn } from '../mappedColumn.ts';

/** Takes a column out of those that are imported, because of its values, without a question. */
export function leaveOutColumn(
  judged: readonly JudgedHeader[],
  mapped: MappedColumn[],
  one: MappedColumn,
): void {
  mapped.splice(mapped.indexOf(one), 1);
  const column = judged.find(({ index }) => index === one.index)?.column;
  if (column) Object.assign(column, { field: null, how: 'none', confidence: 0.7, isAsked: false });
}
