import { dayIndex } from '../../../../../../../domain/hours/dayIndex.ts';
import type { ColumnField } from '../columnFields.ts';
import { closingDaysOf } from '../../values/hours/closingDays.ts';
import { rejectReading, openMapTag, shareOf, type JudgedHeader } from './judgedHeader.ts';

const daily = new Set<ColumnField>(['dailyHours', 'opensAt', 'closesAt']);

/** Minimum number of distinct days for a column of days. */
const minDays = 5;

/** Whether a column has the day of each row, in a file with one row per listing and day. */
export function areDaysOfRows(values: readonly string[], judged: readonly JudgedHeader[]): boolean {
  const days = new Set(values.slice(0, 50).map(dayIndex));
  return (
    days.size >= minDays &&
    !days.has(null) &&
    judged.some(({ reading }) => reading && (reading.field === 'workingHours' || daily.has(reading.field)))
  );
}

/** Whether a column has the closed days of the week. */
export const areClosingDays = (values: readonly string[]): boolean =>
  shareOf(values, (value) => /\p{L}/u.test(value) && closingDaysOf(value) !== null) >= 0.6 &&
  values.some((value) => (closingDaysOf(value)?.length ?? 0) > 0);

/** Hours in a smaller share of rows are left out without a question. */
const minShare = 0.05;

/** Asks whether hours without a day apply to every day. Beside hours with days, they are left out. */
export function askAboutEveryDay(judged: readonly JudgedHeader[]): void {
  if (judged.some(({ reading }) => reading?.field === 'weekday')) return;
  const isOpenMap = judged.some(({ header }) => openMapTag.test(header));
  for (const one of isOpenMap ? judged : []) {
    if (one.reading?.field === 'workingHours') one.reading = { ...one.reading, field: 'dailyHours' };
    // The class of a hotel, and remarks of mappers.
    if (one.reading?.field === 'rating' && /^(?:stars|note)$/i.test(one.header.trim())) rejectReading(one);
  }
  const hasDays = judged.some(
    ({ reading, values }) =>
      values.length > 0 && (reading?.field === 'workingHours' || reading?.field === 'openingDay'),
  );
  const rows = Math.max(...judged.map(({ values }) => values.length));
  for (const one of judged) {
    if (one.reading === undefined || !daily.has(one.reading.field) || one.choice !== undefined) continue;
    const hasOther = (field: ColumnField) => judged.some(({ reading }) => reading?.field === field);
    // An opening time needs a closing time: 'Opens Tue at 7:30' alone is a live status.
    const isHalf = one.reading.field !== 'dailyHours' && !(hasOther('opensAt') && hasOther('closesAt'));
    const areFew = one.values.length > 0 && one.values.length < rows * minShare;
    if (hasDays || isHalf || areFew) one.reading = undefined;
    else
      one.column.isAsked =
        one.values.length > 0 && !isOpenMap && !hasOther('closingDays') && !hasOther('openDays');
  }
}
