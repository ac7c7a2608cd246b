import { foldText } from '../../../../../../../domain/text/fold.ts';
import type { MappedColumn } from '../mappedColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number of rows with a value in both columns, and minimum share of them that must agree. */
const [minRows, mostly] = [3, 0.9];

/**
 * Of two columns of categories, puts the one first whose value is the first item of the list in the other: 'Restoran Jawa' beside
 * 'Restoran Jawa, Rumah Makan'. A list without a known category could be a single name, and is not compared.
 */
export function preferMainKinds({ mapped, samples }: SheetColumns): void {
  const at = mapped.findIndex(({ field }) => field === 'category');
  const lists = mapped[at];
  if (lists === undefined || lists.rank < 0) return;
  const textAt = (row: readonly (string | undefined)[], index: number) => foldText(row[index]?.trim() ?? '');
  const isMain = (one: MappedColumn) => {
    const pairs = samples
      .map((row) => [textAt(row, one.index), textAt(row, lists.index)] as const)
      .filter(([kind, list]) => kind !== '' && list !== '');
    const agreeing = pairs.filter(([kind, list]) => list === kind || list.startsWith(`${kind},`)).length;
    const longer = pairs.some(([kind, list]) => list !== kind);
    return longer && pairs.length >= minRows && agreeing >= pairs.length * mostly;
  };
  const main = mapped.findIndex((one, i) => i > at && one.field === 'category' && isMain(one));
  if (main < 0) return;
  const [one] = mapped.splice(main, 1);
  if (one) mapped.splice(at, 0, { ...one, rank: lists.rank });
}
