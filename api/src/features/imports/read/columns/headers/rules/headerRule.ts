import type { ColumnField } from '../../columnFields.ts';
import type { fieldsOfAxes } from '../location/coordinateAxes.ts';
import { rejectReading, type JudgedHeader } from '../judgedHeader.ts';
import type { KnownHeader } from '../knownHeader.ts';

/** A column as rules see it. */
export interface ExaminedColumn {
  one: JudgedHeader;
  /** The reading of its header so far; undefined if there is none. */
  reading: KnownHeader | undefined;
  header: string;
  /** The header in the form in which headers are compared. */
  comparable: string;
  /** Its values, without those that stand for none. */
  values: string[];
  /** All columns of the sheet. Rules have been tried on those before this one, and not on those after it. */
  judged: readonly JudgedHeader[];
  /** Index of this column among them. */
  at: number;
  /** Which degrees are on which axis; null if no columns hold both. */
  axes: ReturnType<typeof fieldsOfAxes>;
}

/** The correction of a column by a rule. */
export type Correction =
  /** It is read as that; with `fits`, its values have shown it. */
  | { kind: 'read'; reading: KnownHeader; fits: boolean }
  /** It is not read, not even by its values; `reading` is the apparent field of a header without a reading. */
  | { kind: 'drop'; reading?: KnownHeader }
  /** Its header is ignored, and its values decide. */
  | { kind: 'ignoreHeader' };

/** A rule on the meaning of a column: the correction, or null if the rule does not apply. Pure. */
export type HeaderRule = (column: ExaminedColumn) => Correction | null;

/** Values have shown that a column is of that field; a low rank goes before other columns of the field. */
export const readAs = (field: ColumnField, rank = 0): Correction => ({
  kind: 'read',
  reading: { field, rank },
  fits: true,
});

export const dropColumn: Correction = { kind: 'drop' };
export const ignoreHeader: Correction = { kind: 'ignoreHeader' };

/** A rule whose correction is the same for each column that it applies to. */
export const rule =
  (applies: (column: ExaminedColumn) => boolean, correction: Correction): HeaderRule =>
  (column) =>
    applies(column) ? correction : null;

/** Applies a correction to a column, in place. */
export function applyCorrection(one: JudgedHeader, correction: Correction): void {
  switch (correction.kind) {
    case 'read':
      one.reading = correction.reading;
      if (correction.fits) one.fit = 'fits';
      break;
    case 'drop':
      one.reading ??= correction.reading;
      rejectReading(one);
      break;
    case 'ignoreHeader':
      one.reading = undefined;
      break;
  }
}

/** Minimum number of values for rules on numbers and lines. */
export const minShown = 8;

/** Minimum share of values for a column to be accepted. */
export const mostShare = 0.8;

/** Whether no column is read as that field. */
export const isMissingField = ({ judged }: ExaminedColumn, field: ColumnField): boolean =>
  judged.every(({ reading }) => reading?.field !== field);

/** Whether numbers count the rows: 1, 2, 3. */
export function isSequence(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  return numbers.length > 2 && numbers.every((number, i) => i === 0 || number === (numbers[i - 1] ?? 0) + 1);
}
