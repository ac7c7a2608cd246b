// Rules for columns that say when a place is open, or whether it still exists.
import { statusOf } from '../../../values/statusValue.ts';
import { areClosingDays, areDaysOfRows } from '../dailyHours.ts';
import { shareOf } from '../judgedHeader.ts';
import { areMoments } from '../regionColumns.ts';
import { dropColumn, ignoreHeader, minShown, mostly, readAs, rule } from './headerRule.ts';

/** The day that each row holds the hours of. */
export const dayOfRow = rule(({ values, judged }) => areDaysOfRows(values, judged), readAs('weekday'));

/** 'schedule.monday.open' over true and false: whether it is open, not when. */
export const isOpenOnDay = rule(
  ({ reading, values }) =>
    reading?.field === 'openingDay' &&
    shareOf(values, (value) => /^(?:true|false|[01])$/i.test(value)) >= mostly,
  dropColumn,
);

/** 'closed' over days of the week. */
export const closingDays = rule(
  ({ reading, values }) => reading?.field === 'isClosed' && areClosingDays(values),
  readAs('closingDays'),
);

/** Share of places from which 'is_closed' is rather about the moment: few places of a list are closed for good. */
const manyClosed = 0.3;

export const closedTooOften = rule(
  ({ reading, values }) =>
    reading?.field === 'isClosed' &&
    shareOf(values, (value) => /^(?:1|t|y|true|yes)$/i.test(value)) > manyClosed,
  ignoreHeader,
);

/** Different words for the state of a place. */
const maxStates = 8;

/** The words of programs for whether a place exists, under any header: 'placeState'. */
const areStatuses = (values: readonly string[]) =>
  values.length >= minShown &&
  values.every((value) => /^[A-Za-z_]{4,30}$/.test(value)) &&
  values.some((value) => value.includes('_') && statusOf(value) !== null) &&
  new Set(values).size <= maxStates;

export const statusOfPlace = rule(
  ({ reading, values }) => (reading === undefined || reading.field === 'state') && areStatuses(values),
  readAs('liveStatus'),
);

/** 'estado' or 'hours' over 'Open', 'Closes soon': how places are at the moment. */
export const stateOfMoment = rule(
  ({ reading, values }) =>
    (reading?.field === 'state' || reading?.field === 'workingHours') && areMoments(values),
  readAs('liveStatus'),
);
