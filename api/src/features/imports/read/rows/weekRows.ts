// Lists with one row per listing and day: 'Mill, York, Monday, 9:00, 17:00'. Pure.
import { dayIndex } from '../../../../../../domain/hours/dayIndex.ts';
import { DAYS, type WorkingHours } from '../../../../../../domain/hours/openingHours.ts';
import type { ColumnField } from '../columns/columnFields.ts';
import type { SheetRow } from '../formats/sheetRow.ts';
import { hoursOfDays } from '../values/hours/hoursValue.ts';
import type { ColumnPlan } from './rowValues.ts';

/** Fields that differ by day. */
const ofDay: readonly ColumnField[] = ['weekday', 'workingHours', 'dailyHours', 'opensAt', 'closesAt'];

/** Key of a row's listing: its cells outside the fields that differ by day. */
export function placeOf({ cells }: SheetRow, plan: ColumnPlan): string {
  const columns = [...plan].flatMap(([field, all]) => (ofDay.includes(field) ? [] : all));
  return columns.map(({ index }) => cells[index]?.trim() ?? '').join('\n');
}

/** The weekly hours in the rows of one listing. */
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
