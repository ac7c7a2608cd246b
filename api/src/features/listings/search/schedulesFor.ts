import sql, { join, type Sql } from 'sql-template-tag';
import type { TypedQuery } from '../../../../../domain/search/readQuery.ts';
import type { Reader } from '../reader.ts';

type Intent = TypedQuery['intents'][number];

const [day, hour] = [1440, 60];
const everyDay = [0, 1, 2, 3, 4, 5, 6];
/** Minute of the day from which an open listing counts as open late. */
const late = 23 * hour;

/** Ids of schedules that match all opening-hour intents of a search. */
export async function schedulesFor({ db }: Reader, intents: readonly Intent[]): Promise<number[]> {
  const conditions = intents.map(conditionOf);
  const rows = await db.rows<{ id: number }>(
    sql`SELECT id FROM opening_schedules WHERE ${join(conditions, ' AND ')}`,
  );
  return rows.map(({ id }) => id);
}

function conditionOf({ intent, days = [] }: Intent): Sql {
  switch (intent) {
    case 'ALWAYS_OPEN':
      return sql`open_during @> int4range(0, ${7 * day})`;
    case 'OPEN_ON':
      return isOpenIn(days.map((each) => [each * day, (each + 1) * day]));
    case 'OPEN_LATE':
      return isOpenIn(everyDay.map((each) => [each * day + late, each * day + late + 1]));
    default:
      return sql`id IN (SELECT open_schedules(now()))`;
  }
}

/** Open at some minute of one of these ranges of the week. */
function isOpenIn(ranges: readonly (readonly [number, number])[]): Sql {
  return sql`open_during && ${`{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`}::int4multirange`;
}
