import { DAYS, type WorkingHours } from '../../../../../../../domain/hours/openingHours.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';
import { closingDaysOf } from '../../values/hours/closingDays.ts';
import { everyDay, hoursOf, hoursOfDays } from '../../values/hours/hoursValue.ts';
import { isMissing, lineOf } from '../../values/textValue.ts';
import type { ColumnPlan, RowValues } from '../rowValues.ts';

/** Opening hours of a row: from one cell, from a column for each day or for opening and closing, or equal hours for every day. */
export function readHours(values: RowValues, plan: ColumnPlan, cells: SheetRow): WorkingHours | null {
  return (
    values.first('workingHours', hoursOf) ??
    readDays(values, plan, cells) ??
    withRests(values.first('dailyHours', everyDay) ?? readOpening(values), values)
  );
}

/** Removes the closed days from hours of every day: those of the columns of closed and of open days. */
function withRests(hours: WorkingHours | null, values: RowValues): WorkingHours | null {
  const open = hours === null ? null : values.first('openDays', closingDaysOf);
  const ofDays = open !== null && open.length > 0 ? DAYS.filter((day) => !open.includes(day)) : null;
  const rests = hours === null ? null : (ofDays ?? values.first('closingDays', closingDaysOf));
  return rests === null ? hours : { ...hours, ...Object.fromEntries(rests.map((day) => [day, 'Closed'])) };
}

interface DayCells {
  day: string;
  hours: string;
  from: string;
  to: string;
}

function readDays(values: RowValues, plan: ColumnPlan, { cells }: SheetRow): WorkingHours | null {
  const days = new Map<string, DayCells>();
  for (const { index, header, parts: [first = header, part] = [] } of plan.get('openingDay') ?? []) {
    const text = hoursText(cells[index]?.trim() ?? '');
    const isNamed = part === undefined || part === 'from' || part === 'to';
    const entry = days.get(first) ?? { day: isNamed ? first : '', hours: '', from: '', to: '' };
    days.set(first, {
      ...entry,
      [part === 'day' || part === 'from' || part === 'to' ? part : 'hours']: text,
    });
  }
  if (days.size === 0) return null;
  const stated = [...days.values()].flatMap(({ day, hours, from, to }) =>
    // 'Monday,Tuesday': a column of several days.
    day
      .split(',')
      .map((each) => ({ day: each, hours: hours === '' && from !== '' ? rangeOf(from, to) : hours })),
  );
  return values.attempt('', () => hoursOfDays(stated));
}

/** '09:00' and '18:00' of two columns as one range, also as '09H:00'; a word such as 'closed' stands for the day. */
function rangeOf(from: string, to: string): string {
  if (!/\d/.test(from)) return from;
  return to === '' ? '' : `${from}-${to}`.replaceAll(/(?<=\d)\s?h:(?=\d)/gi, ':');
}

/** When a place opens and closes every day, in two columns. */
function readOpening(values: RowValues): WorkingHours | null {
  const from = values.first('opensAt', (text) => lineOf(text, 20));
  const to = values.first('closesAt', (text) => lineOf(text, 20));
  return from === null || to === null ? null : everyDay(`${from}-${to}`);
}

/** Hours of one day, in a separate column. */
function hoursText(text: string): string {
  if (isMissing(text)) return '';
  return /^x$/i.test(text) ? 'Closed' : text;
}
