import { compareListings } from '../../../../lib/identity/compareListings.ts';
import { type IdentifyingFields, ListingProfile } from '../../../../lib/identity/listingProfile.ts';
import { factColumns } from '../identityFacts.ts';
import { run, type Merge } from '../mergeContext.ts';

interface Row extends IdentifyingFields {
  position: number;
  id: string;
}

/**
 * Clears ids that a file repeats for different businesses (rows with different addresses, phones or positions), such as the id of a
 * chain's head office. Each of these rows is then identified by its own values.
 */
export async function dropSharedIds(merge: Merge): Promise<void> {
  for (const [column, prefix] of [
    ['place_id', 'place:'],
    ['google_id', 'google:'],
    ['cid', 'cid:'],
  ] as const) {
    const { rows } = await merge.client.query<Row>(
      `SELECT s.position, s.${column} AS id, ${factColumns('s', 's.city_name')} FROM staged s JOIN (
         SELECT ${column} FROM staged WHERE ${column} IS NOT NULL AND kind IS NULL GROUP BY 1 HAVING count(*) > 1
       ) AS shared USING (${column}) WHERE s.kind IS NULL AND s.identity NOT LIKE 'own:%' ORDER BY s.${column}, s.position`,
    );
    const ids = repeatedOverPlaces(rows);
    if (ids.length === 0) continue;
    await run(
      merge,
      `UPDATE staged SET ${column} = NULL, identity = CASE WHEN identity = $2 || ${column} THEN 'row:' || position ELSE identity END
       WHERE ${column} = ANY ($1) AND kind IS NULL AND identity NOT LIKE 'own:%'`,
      [ids, prefix],
    );
  }
}

const alone = { word: () => 0, phone: () => 1, site: () => 1, page: () => 1 };

/** Maximum number of rows of one id that are compared with each other. */
const maxCompared = 12;

/** Ids shared by rows of which at least two are certainly different listings. */
function repeatedOverPlaces(rows: readonly Row[]): string[] {
  const groups = new Map<string, ListingProfile[]>();
  const repeated = new Set<string>();
  for (const row of rows) {
    if (repeated.has(row.id)) continue;
    const profile = new ListingProfile(row);
    const others = groups.get(row.id) ?? [];
    if (others.some((other) => compareListings(other, profile, alone).areApart)) repeated.add(row.id);
    else if (others.length < maxCompared) groups.set(row.id, [...others, profile]);
  }
  return [...repeated];
}
