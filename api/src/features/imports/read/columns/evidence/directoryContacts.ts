import { foldText } from '../../../../../../../domain/text/fold.ts';
import { placesNamed } from '../../../../../lib/gazetteer/gazetteer.ts';
import { kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { isMissing } from '../../values/textValue.ts';
import type { ColumnField } from '../columnFields.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';
import { ignoreColumn } from './ignoreColumn.ts';

/** Minimum number of rows, minimum share of them with the same value, and minimum share of distinct names. */
const [minRows, nearlyAll, mostly] = [20, 0.9, 0.8];

const contacts = new Set<ColumnField>(['phone', 'email']);

/** Whether most names share a word that is not a town and no kind of place: branches of a chain, which has one hotline. */
function areOfOneChain(names: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const name of names)
    for (const word of new Set(foldText(name).match(/\p{L}{3,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].some(
    ([word, count]) =>
      count >= names.length * mostly && placesNamed(word).length === 0 && kindOf(word) === null,
  );
}

/**
 * Ignores a phone or an e-mail address that nearly all listings of a file share although their names differ: it belongs to
 * the directory that they were copied from.
 */
export function ignoreContactsOfDirectory({ judged, mapped, samples }: SheetColumns): void {
  const name = mapped.find(({ field }) => field === 'name');
  if (name === undefined) return;
  for (const one of mapped.filter(({ field, rank }) => contacts.has(field) && rank >= 0)) {
    const rows = samples.filter((row) => !isMissing(row[one.index]?.trim() ?? ''));
    const counts = new Map<string, number>();
    for (const row of rows) {
      const value = row[one.index]?.trim() ?? '';
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const names = rows.map((row) => row[name.index]?.trim() ?? '');
    const isOne = Math.max(0, ...counts.values()) >= rows.length * nearlyAll;
    const differ = new Set(names).size >= names.length * mostly;
    if (rows.length >= minRows && isOne && differ && !areOfOneChain(names)) ignoreColumn(judged, mapped, one);
  }
}
