import sql from 'sql-template-tag';
import type { RunningJob } from '../../../jobs/jobHandler.ts';
import { jobKind, noPayload, type Nothing } from '../../../jobs/jobKind.ts';
import type { Context, Services } from '../../../lib/context.ts';
import { isTown, placesNamed } from '../../../lib/gazetteer/gazetteer.ts';
import { townNamed } from '../../../lib/gazetteer/townNamed.ts';
import { withMergeLock } from '../../../lib/db/mergeLock.ts';
import { applyPlaceChange } from './applyPlaceChange.ts';

/** In the queue of imports, which name the same cities. */
export const joinCitiesKind = jobKind<Nothing, { joined: number }>({
  kind: 'joinCities',
  queue: 'imports',
  payload: noPayload,
});

interface JoinedCity {
  id: number;
  name: string;
  targetId: number;
  targetName: string;
}

interface CityPair extends JoinedCity {
  countryCode: string;
  /** Whether a listing of the city without a country is known to be in that of the other. */
  isKnown: boolean;
}

/** A name means the town of a country that has this share of the inhabitants of all towns of the name. */
const minShare = 0.9;

/**
 * Pairs of a city without a country and the only city of that name with one, if no listing of the first is in another country.
 * Skips pairs whose merge an operator undid.
 */
async function findPairs({ db }: Pick<Services, 'db'>): Promise<CityPair[]> {
  const pairs = await db.rows<CityPair>(sql`
    SELECT t.id, t.name, min(o.id) AS "targetId", min(o.name) AS "targetName", min(o.country_code) AS "countryCode",
      EXISTS (SELECT FROM businesses b WHERE b.city_id = t.id AND b.country_code = min(o.country_code)) AS "isKnown"
    FROM cities t JOIN cities o ON o.name_key = t.name_key AND o.country_code IS NOT NULL AND o.merged_into_id IS NULL
    WHERE t.country_code IS NULL AND t.merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM place_changes c WHERE c.kind = 'MERGE' AND c.city_id = t.id)
    GROUP BY t.id
    HAVING count(*) = 1
      AND NOT EXISTS (SELECT FROM businesses b WHERE b.city_id = t.id AND b.country_code <> min(o.country_code))
    ORDER BY t.id`);
  return pairs.filter(({ isKnown, name, countryCode }) => isKnown || isMainlyIn(name, countryCode));
}

/**
 * Pairs of a city without a region and the only city of that name and country with one. Skips pairs whose merge an operator undid.
 */
function findRegionPairs({ db }: Pick<Services, 'db'>): Promise<JoinedCity[]> {
  return db.rows<JoinedCity>(sql`
    SELECT t.id, t.name, min(o.id) AS "targetId", min(o.name) AS "targetName"
    FROM cities t JOIN cities o ON o.name_key = t.name_key AND o.country_code = t.country_code AND o.region IS NOT NULL
      AND o.merged_into_id IS NULL
    WHERE t.region IS NULL AND t.merged_into_id IS NULL
      AND NOT EXISTS (SELECT FROM place_changes c WHERE c.kind = 'MERGE' AND c.city_id = t.id)
    GROUP BY t.id HAVING count(*) = 1 ORDER BY t.id`);
}

function isMainlyIn(name: string, country: string): boolean {
  const towns = placesNamed(name).filter(isTown);
  const people = (of: typeof towns) => of.reduce((sum, { population }) => sum + population, 0);
  const here = people(towns.filter((town) => town.country === country));
  return here > 0 && here >= minShare * people(towns);
}

/**
 * Pairs of cities that are one town under names in several languages; the target has the most listings. Skips pairs whose merge
 * an operator undid.
 */
async function findTownPairs({ db }: Pick<Services, 'db'>): Promise<JoinedCity[]> {
  const all = await db.rows<{
    id: number;
    name: string;
    code: string;
    region: string | null;
    isSettled: boolean;
  }>(sql`
    SELECT t.id, t.name, t.country_code AS code, t.region,
      EXISTS (SELECT FROM place_changes c WHERE c.kind = 'MERGE' AND c.city_id = t.id) AS "isSettled"
    FROM cities t WHERE t.country_code IS NOT NULL AND t.merged_into_id IS NULL
    ORDER BY t.business_count DESC, t.id`);
  const targets = new Map<number, { id: number; name: string }>();
  const pairs: JoinedCity[] = [];
  for (const { id, name, code, region, isSettled } of all) {
    const town = townNamed(name, code, region);
    if (town === null) continue;
    const target = targets.get(town);
    if (!target) targets.set(town, { id, name });
    else if (!isSettled) pairs.push({ id, name, targetId: target.id, targetName: target.name });
  }
  return pairs;
}

/** The pairs without those of a city that an earlier pair merges away: the next run finds them, if they are still double. */
function apart(pairs: readonly JoinedCity[]): JoinedCity[] {
  const merged = new Set<number>();
  return pairs.filter(({ id, targetId }) => {
    if (merged.has(id) || merged.has(targetId)) return false;
    merged.add(id);
    return true;
  });
}

/** The newest city when no town had two cities. Looking all cities up takes a second if there are many. */
const newestLookedAt = new WeakMap<Services['db'], string>();

async function areTownsDouble({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [{ newest } = { newest: '' }] = await db.rows<{ newest: string }>(
    sql`SELECT concat_ws(' ', max(id), max(created_at)) AS newest FROM cities`,
  );
  if (newest === newestLookedAt.get(db)) return false;
  const areDouble = (await findTownPairs({ db })).length > 0;
  if (!areDouble) newestLookedAt.set(db, newest);
  return areDouble;
}

export async function areCitiesDouble(services: Pick<Services, 'db'>): Promise<boolean> {
  return (
    (await findPairs(services)).length > 0 ||
    (await findRegionPairs(services)).length > 0 ||
    (await areTownsDouble(services))
  );
}

/**
 * Joins each city without a country to the one of its name whose country is known, each without a region to the only one of its
 * name that has one, and cities of one town, as an operator's merge would: it is listed among the changes of places and can be undone there.
 */
export async function joinCities(
  context: Context,
  { signal }: Pick<RunningJob<Nothing>, 'signal'>,
): Promise<{ joined: number }> {
  const joined = await withMergeLock(context, signal, async (tx) => {
    const pairs = apart([
      ...(await findPairs(context)),
      ...(await findRegionPairs(context)),
      ...(await findTownPairs(context)),
    ]);
    for (const { id, name, targetId, targetName } of pairs) {
      signal.throwIfAborted();
      const change = await tx.placeChange.create({
        data: {
          kind: 'MERGE',
          cityId: id,
          targetCityId: targetId,
          before: { name },
          after: { name: targetName },
        },
      });
      await applyPlaceChange(tx, change);
    }
    return pairs.length;
  });
  context.log.info({ joined }, 'cities joined');
  return { joined };
}
