// Lists with a row for each day of each place: 'Mill, York, Monday, 9:00, 17:00'. Pure.
import { dayIndex } from '../../../../../../domain/hours/dayIndex.ts';
import { DAYS, type WorkingHours } from '../../../../../../domain/hours/openingHours.ts';
import type { ColumnField } from '../columns/columnFields.ts';
import type { SheetRow } from '../formats/sheetRow.ts';
import { hoursOfDays } from '../values/hours/hoursValue.ts';
import type { ColumnPlan } from './rowValues.ts';

/** What differs from day to day. */
const ofDay: readonly ColumnField[] = ['weekday', 'workingHours', 'dailyHours', 'opensAt', 'closesAt'];

/** The cells of a row that say which place it is of. */
export function placeOf({ cells }: SheetRow, plan: ColumnPlan): string {
  const columns = [...plan].flatMap(([field, all]) => (ofDay.includes(field) ? [] : all));
  return columns.map(({ index }) => cells[index]?.trim() ?? '').join('\n');
}

/** The hours of a week that these rows of one place hold day by day. */
export function hoursOfRows(rows: readonly SheetRow[], plan: ColumnPlan): WorkingHours | null {
  const cellOf = ({ cells }: SheetRow, field: ColumnField) =>
    plan
      .get(field)
      ?.map(({ index }) => cells[index]?.trim() ?? '')
      .find((cell) => cell !== '') ?? '';
  const days = rows.map((row) => {
    const [from, to] = [cellOf(row, 'opensAt'), cellOf(row, 'closesAt')];
    const times = /\d/.test(from) && to !== '' ? `${from}-${to}` : from;
    return {
      day: DAYS[dayIndex(cellOf(row, 'weekday')) ?? -1] ?? '',
      hours: cellOf(row, 'workingHours') || cellOf(row, 'dailyHours') || times,
    };
  });
  return hoursOfDays(days);
}
