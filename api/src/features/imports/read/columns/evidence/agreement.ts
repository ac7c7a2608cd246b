import { foldText } from '../../../../../../../domain/text/fold.ts';
import type { ColumnField } from '../columnFields.ts';
import { hostOf } from '../headers/directoryPages.ts';
import { ignoreColumn } from './ignoreColumn.ts';
import { isNothing } from '../../values/isNothing.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

const numberIn = (text: string): number =>
  Number(/-?\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? NaN);

const within = (difference: number) => (one: string, other: string) =>
  Math.abs(numberIn(one) - numberIn(other)) <= difference;

/** Counts of one day and the next. */
const areCloseCounts = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => Number(text.replace(/\D/g, '')));
  return a !== undefined && b !== undefined && Math.abs(a - b) <= 0.2 * Math.max(a, b);
};

/** Sites are often written without their scheme. */
const siteOf = (text: string) => hostOf(text.includes('//') ? text : `//${text}`);
const areOfOneHost = (one: string, other: string): boolean => siteOf(one) === siteOf(other);

const areAlike = (one: string, other: string): boolean => {
  const [a, b] = [foldText(one).trim(), foldText(other).trim()];
  return a.includes(b) || b.includes(a);
};

/** Fields of which a listing has a single value, and the test whether two values are equal. */
const single: Partial<Record<ColumnField, (one: string, other: string) => boolean>> = {
  rating: within(0.25),
  reviewCount: areCloseCounts,
  latitude: within(0.05),
  longitude: within(0.05),
  website: areOfOneHost,
  postalCode: areAlike,
};

/** Minimum number of rows with a value in both columns, and the share that must agree: below it, the columns differ. */
const minRows = 5;
const minAgreeing = 0.5;

/** 'Website 2' is another of the same. */
const bare = (header: string) => header.replace(/[\s()\d_.-]/g, '').toLowerCase();

/**
 * Ignores columns that disagree with the first column of their field in most rows that have both, such as a search score
 * beside the rating. Otherwise, they would fill rows in which the first is empty with a value of another kind.
 */
export function ignoreDisagreeing({ judged, mapped, samples }: SheetColumns): void {
  const textAt = (row: readonly (string | undefined)[], index: number) => row[index]?.trim() ?? '';
  for (const [field, agree] of Object.entries(single)) {
    const [first, ...others] = mapped.filter((one) => one.field === field);
    if (first === undefined) continue;
    for (const other of others) {
      if (other.rank < 0 || bare(other.header) === bare(first.header)) continue;
      const pairs = samples
        .map((row) => [textAt(row, first.index), textAt(row, other.index)] as const)
        .filter(([one, two]) => !isNothing(one) && !isNothing(two) && one !== '0' && two !== '0');
      const agreeing = pairs.filter(([one, two]) => agree(one, two)).length;
      if (pairs.length < minRows || agreeing >= pairs.length * minAgreeing) continue;
      ignoreColumn(judged, mapped, other);
    }
  }
}
