import sql, { join, type Sql } from 'sql-template-tag';
import type { TypedQuery } from '../../../../../domain/search/readQuery.ts';
import { isOpeningIntent } from '../../../../../domain/search/searchIntents.ts';
import type { Reader } from '../reader.ts';
import { Interpretations } from './interpretations.ts';
import type { Interpretation } from './searchTerms.ts';
import type { ResolvedSearch } from './resolveSearch.ts';

type Intent = TypedQuery['intents'][number];

const [day, hour] = [1440, 60];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** Minute of the day from which an open listing counts as open late. */
const late = 23 * hour;

/** Opening hours that a search asks for. */
export interface SearchedHours {
  /** The words, by phrase. */
  phrases: string[];
  /** Read once, when they are first needed. */
  schedules: () => Promise<number[]>;
}

/** The opening hours that a search asks for; null without any. */
export function searchedHours(reader: Reader, search: ResolvedSearch): SearchedHours | null {
  const opening = search.typed.intents.filter(({ intent }) => isOpeningIntent(intent));
  if (opening.length === 0) return null;
  let schedules: Promise<number[]> | null = null;
  return {
    phrases: new Interpretations(search).textsOf(opening),
    schedules: () => (schedules ??= schedulesFor(reader, opening)),
  };
}

/** Yields an interpretation with the opening hours as a filter, then without them (their words are in `leftOut`). */
export async function* withHours(
  one: Interpretation,
  hours: SearchedHours | null,
): AsyncGenerator<Interpretation> {
  if (!hours || one.ids) {
    yield one;
    return;
  }
  yield { ...one, schedules: await hours.schedules() };
  yield one.isResolved ? { ...one, leftOut: [...one.leftOut, ...hours.phrases] } : one;
}

/** Ids of schedules that match all opening-hour intents of a search. */
async function schedulesFor({ db }: Reader, intents: readonly Intent[]): Promise<number[]> {
  const conditions = intents.map(conditionOf);
  const rows = await db.rows<{ id: number }>(
    sql`SELECT id FROM opening_schedules WHERE ${join(conditions, ' AND ')}`,
  );
  return rows.map(({ id }) => id);
}

function conditionOf({ intent, days = [], minutes: [from, to] = [0, day] }: Intent): Sql {
  switch (intent) {
    case 'ALWAYS_OPEN':
      return sql`open_during @> int4range(0, ${7 * day})`;
    case 'OPEN_ON':
      return isOpenIn(days.map((each) => [each * day + from, each * day + to]));
    case 'OPEN_AT':
      return isOpenToday(from);
    case 'OPEN_LATE':
      return isOpenIn(everyDay.map((each) => [each * day + late, each * day + late + 1]));
    default:
      return sql`id IN (SELECT open_schedules(now()))`;
  }
}

/** Open at some minute of one of these ranges of the week, which may pass its end. */
function isOpenIn(ranges: readonly (readonly [number, number])[]): Sql {
  const week = 7 * day;
  const within = ranges.flatMap(([from, to]): [number, number][] =>
    to <= week
      ? [[from, to]]
      : [
          [from, week],
          [0, to - week],
        ],
  );
  const text = within
    .filter(([from, to]) => from < to)
    .map(([from, to]) => `[${from},${to})`)
    .join(',');
  return sql`open_during && ${`{${text}}`}::int4multirange`;
}

/** Open at a minute of the day that it is now in the zone of the schedule. Special days go before the week, as in `open_schedules`. */
function isOpenToday(minute: number): Sql {
  return sql`id IN (
    SELECT s.id FROM (
      SELECT time_zone, ((extract(isodow FROM here)::int - 1) * ${day} + ${minute}) % ${7 * day} AS minute,
        (here::date - DATE '1970-01-01') * ${day} + ${minute} AS calendar_minute
      FROM (SELECT time_zone, now() AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE CASE WHEN s.special_known @> clocks.calendar_minute THEN s.special_open @> clocks.calendar_minute
      ELSE s.open_during @> clocks.minute END)`;
}
