// Steps on text around names in the cells of a column.
import type { ColumnField } from '../columnFields.ts';
import { areLocated, areWithKinds, withTextAround } from '../headers/textAround.ts';
import { contentRank, type SheetColumns } from './sheetColumns.ts';

const valuesOf = ({ judged }: SheetColumns, index: number | undefined): string[] =>
  judged.find((one) => one.index === index)?.values ?? [];

/** Removes the common text around all names of a column. */
export function cutTextAroundNames(sheet: SheetColumns): void {
  const { mapped } = sheet;
  for (const [at, one] of mapped.entries())
    if (one.field === 'name' && !one.isLinked) mapped[at] = withTextAround(one, valuesOf(sheet, one.index));
}

const ofAddress = new Set<ColumnField>([
  ...(['address', 'completeAddress', 'street', 'city'] as const),
  ...(['coordinates', 'latitude'] as const),
]);

/** Reads categories from the brackets behind names, or locations if no other column has them. */
export function readBracketsBehindNames(sheet: SheetColumns): void {
  const { mapped } = sheet;
  const at = mapped.findIndex(({ field }) => field === 'name');
  const name = mapped[at];
  const values = valuesOf(sheet, name?.index);
  if (name === undefined || name.around) return;
  const isLocated = !mapped.some(({ field }) => ofAddress.has(field)) && areLocated(values);
  if (!isLocated && !areWithKinds(values)) return;
  const around = { before: '', after: '', none: null };
  mapped[at] = { ...name, around: { ...around, brackets: 'cut' } };
  const field = isLocated ? 'address' : 'category';
  mapped.push({ ...name, field, rank: contentRank, around: { ...around, brackets: 'read' } });
}
