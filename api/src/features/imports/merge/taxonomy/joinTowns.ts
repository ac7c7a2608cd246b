import { isMainTownName, townNamed } from '../../../../lib/gazetteer/townNamed.ts';
import { run, type Merge } from '../mergeContext.ts';

interface NewCity {
  name: string;
  code: string;
  /** '' if unknown, or if the name needs none. */
  region: string;
  rows: number;
}

/**
 * Joins names of one city in several languages: 'Köln', 'Cologne' and 'Colonia'. A new name refers to the existing city; other new
 * names of one city get its usual name. Names in our own exports are stored names and are not joined.
 */
export async function joinTowns(merge: Merge): Promise<void> {
  const { rows: names } = await merge.client.query<NewCity>(
    `SELECT name, code, region, rows FROM named_cities WHERE id IS NULL AND NOT is_own AND code <> '' ORDER BY position, name`,
  );
  const byTown = new Map<number, NewCity[]>();
  for (const each of names) {
    const town = townNamed(each.name, each.code, each.region || null);
    if (town === null) continue;
    byTown.set(town, [...(byTown.get(town) ?? []), each]);
  }
  if (byTown.size === 0) return;
  const known = await knownTowns(merge, [...new Set([...byTown.values()].flat().map(({ code }) => code))]);
  const found: (NewCity & { id: number; slug: string })[] = [];
  const made: (NewCity & { shown: string })[] = [];
  for (const [town, group] of byTown) {
    const city = known.get(town);
    if (city) found.push(...group.map((each) => ({ ...each, ...city })));
    else if (group.length > 1) made.push(...group.map((each) => ({ ...each, shown: shownName(group) })));
  }
  await run(
    merge,
    `UPDATE named_cities n SET id = f.id, slug = f.slug
     FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[]) AS f(name, code, region, id, slug)
     WHERE n.name = f.name AND n.code = f.code AND n.region = f.region`,
    [
      found.map(({ name }) => name),
      found.map(({ code }) => code),
      found.map(({ region }) => region),
      found.map(({ id }) => id),
      found.map(({ slug }) => slug),
    ],
  );
  await run(
    merge,
    `UPDATE named_cities n SET made_name = m.shown, key = key_of_name(m.shown)
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS m(name, code, region, shown)
     WHERE n.name = m.name AND n.code = m.code AND n.region = m.region`,
    [
      made.map(({ name }) => name),
      made.map(({ code }) => code),
      made.map(({ region }) => region),
      made.map(({ shown }) => shown),
    ],
  );
}

/** Cities of some countries by town. A town that belongs to two cities is omitted. */
async function knownTowns(
  { client }: Merge,
  codes: readonly string[],
): Promise<Map<number, { id: number; slug: string }>> {
  const { rows } = await client.query<{
    id: number;
    name: string;
    code: string;
    region: string | null;
    slug: string;
  }>(
    `SELECT id, name, country_code AS code, region, slug FROM cities WHERE country_code = ANY ($1) AND merged_into_id IS NULL ORDER BY id`,
    [codes],
  );
  const known = new Map<number, { id: number; slug: string }>();
  const several = new Set<number>();
  for (const { id, name, code, region, slug } of rows) {
    const town = townNamed(name, code, region);
    if (town === null) continue;
    if (known.has(town)) several.add(town);
    known.set(town, { id, slug });
  }
  for (const town of several) known.delete(town);
  return known;
}

/** Name for the rows of one town: its usual name if the file has it, or else the most frequent one. */
function shownName(group: readonly NewCity[]): string {
  const usual = group.filter(({ name, code }) => isMainTownName(name, code));
  const [best] = (usual.length > 0 ? usual : group).toSorted((a, b) => b.rows - a.rows);
  return (best?.name ?? '').trim();
}
