// Rules for columns about opening hours and business status.
import { statusOf } from '../../../values/statusValue.ts';
import { areClosingDays, areDaysOfRows } from '../dailyHours.ts';
import { shareOf } from '../judgedHeader.ts';
import { areLiveStatuses } from '../location/regionColumns.ts';
import { dropColumn, ignoreHeader, minShown, mostShare, readAs, rule } from './headerRule.ts';

/** The day of each row, in a file with one row per listing and day. */
export const dayOfRow = rule(({ values, judged }) => areDaysOfRows(values, judged), readAs('weekday'));

/** 'schedule.monday.open' over true and false: whether it is open, not when. */
export const isOpenOnDay = rule(
  ({ reading, values }) =>
    reading?.field === 'openingDay' &&
    shareOf(values, (value) => /^(?:true|false|[01])$/i.test(value)) >= mostShare,
  dropColumn,
);

/** 'closed' over days of the week. */
export const closingDays = rule(
  ({ reading, values }) => reading?.field === 'isClosed' && areClosingDays(values),
  readAs('closingDays'),
);

/** Above this share of closed listings, 'is_closed' means closed at the moment: few are closed permanently. */
const manyClosed = 0.3;

export const closedTooOften = rule(
  ({ reading, values }) =>
    reading?.field === 'isClosed' &&
    shareOf(values, (value) => /^(?:1|t|y|true|yes)$/i.test(value)) > manyClosed,
  ignoreHeader,
);

/** Maximum number of distinct status words. */
const maxStates = 8;

/** Whether values are the business statuses of programs, under any header: 'placeState'. */
const areStatuses = (values: readonly string[]) =>
  values.length >= minShown &&
  values.every((value) => /^[A-Za-z_]{4,30}$/.test(value)) &&
  values.some((value) => (value.includes('_') || value === 'OPERATIONAL') && statusOf(value) !== null) &&
  new Set(values).size <= maxStates;

export const statusOfPlace = rule(
  ({ reading, values }) => (reading === undefined || reading.field === 'state') && areStatuses(values),
  readAs('liveStatus'),
);

/** Live status texts under 'estado' or 'hours': 'Open', 'Closes soon'. */
export const stateOfLiveStatus = rule(
  ({ reading, values }) =>
    (reading?.field === 'state' || reading?.field === 'workingHours') && areLiveStatuses(values),
  readAs('liveStatus'),
);
