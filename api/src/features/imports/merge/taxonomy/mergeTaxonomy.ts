import { countryName } from '../../../../../../domain/countries.ts';
import { citySlugs } from '../../../../lib/text/citySlugs.ts';
import { findCityRegions } from './findCityRegions.ts';
import { assignSlugs, createMissing } from './createMissing.ts';
import { joinTowns } from './joinTowns.ts';
import { mergeCategories } from './mergeCategories.ts';
import { run, type Merge } from '../mergeContext.ts';

const isApplied = 'position NOT IN (SELECT position FROM unapplied)';

/**
 * Creates the categories, cities and countries that rows name and that do not exist yet. Writes the id of each name into
 * `named_categories` and `named_cities`: a name means the category or city that has it, had it, or was merged with one that had
 * it; a category may also be found by its kind. Created rows refer to the import, so that undoing it can delete them. A dry run
 * creates none and assigns negative ids.
 */
export async function mergeTaxonomy(
  merge: Merge,
): Promise<{ categoriesCreated: number; citiesFound: number }> {
  // Rows without changes, ambiguous or applied rows, and rows of trashed listings create no categories or cities.
  await run(
    merge,
    `CREATE TEMPORARY TABLE unapplied ON COMMIT DROP AS
     SELECT position FROM ambiguous_rows UNION ALL SELECT position FROM applied UNION ALL
     SELECT m.position FROM matches m JOIN businesses b ON b.id = m.business_id WHERE b.deleted_at IS NOT NULL`,
  );
  await findCityRegions(merge, isApplied);
  await run(
    merge,
    `CREATE TEMPORARY TABLE named_cities ON COMMIT DROP AS
     SELECT names.*, names.name AS made_name, t.id, t.slug FROM (
       SELECT city_name AS name, coalesce(country_code, '') AS code, coalesce(region, '') AS region, key_of_name(city_name) AS key,
         min(position) AS position, count(*)::int AS rows, bool_or(identity LIKE 'own:%') AS is_own
       FROM staged LEFT JOIN city_regions USING (position)
       WHERE city_name IS NOT NULL AND ${isApplied} AND position NOT IN (SELECT position FROM unchanged_cities)
       GROUP BY 1, 2, 3
     ) AS names
     LEFT JOIN cities t ON t.id = city_of_key(names.key, names.code, nullif(names.region, ''))`,
  );
  await joinTowns(merge);
  if (!merge.isDryRun) await createCountries(merge);
  const categoriesCreated = await mergeCategories(merge, isApplied);
  await createCities(merge);
  const { rows } = await merge.client.query<{ n: number }>(
    'SELECT count(*) AS n FROM (SELECT id FROM named_cities UNION SELECT city_id FROM unchanged_cities UNION SELECT b.city_id FROM applied JOIN matches m USING (position) JOIN businesses b ON b.id = m.business_id WHERE b.city_id IS NOT NULL) AS found',
  );
  return { categoriesCreated, citiesFound: rows[0]?.n ?? 0 };
}

async function createCountries(merge: Merge): Promise<void> {
  const { rows } = await merge.client.query<{ code: string }>(
    `SELECT DISTINCT country_code AS code FROM staged s
     WHERE country_code IS NOT NULL AND ${isApplied} AND NOT EXISTS (SELECT FROM countries WHERE code = s.country_code)`,
  );
  for (const { code } of rows) {
    await run(merge, 'INSERT INTO countries (code, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      code,
      countryName(code) ?? code,
    ]);
  }
}

async function createCities(merge: Merge): Promise<void> {
  await createMissing(async () => {
    // A name without a region refers to the only city of the name in the file, which may be one that this import creates.
    await nameOnlyCities(merge);
    const { rows } = await merge.client.query<{ name: string; key: string; code: string; region: string }>(
      `SELECT name, key, code, region FROM (
         SELECT DISTINCT ON (key, code, region) btrim(made_name) AS name, key, code, region, position
         FROM named_cities n WHERE id IS NULL AND NOT ${isOfOnlyRegion}
         ORDER BY key, code, region, position
       ) AS missing ORDER BY position`,
    );
    if (rows.length === 0) return { missing: 0, created: 0 };
    const named = await assignSlugs(
      merge,
      'cities',
      rows.map((row) => ({ ...row, wanted: citySlugs(row.name, row.region || null, row.code || null) })),
    );
    if (merge.isDryRun) {
      await run(
        merge,
        `UPDATE named_cities n SET id = made.id, slug = ''
         FROM (
           SELECT key, code, region, -row_number() OVER (ORDER BY key, code, region) AS id FROM named_cities n
           WHERE id IS NULL AND NOT ${isOfOnlyRegion} GROUP BY 1, 2, 3
         ) AS made
         WHERE n.id IS NULL AND n.key = made.key AND n.code = made.code AND n.region = made.region`,
      );
      await nameOnlyCities(merge);
      return { missing: rows.length, created: rows.length };
    }
    const created = await run(
      merge,
      `INSERT INTO cities (name, name_key, country_code, region, slug, created_by_import_id)
       SELECT name, '', nullif(code, ''), nullif(region, ''), slug, $5
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS made(name, code, region, slug)
       ON CONFLICT DO NOTHING`,
      [
        named.map((row) => row.name),
        named.map((row) => row.code),
        named.map((row) => row.region),
        named.map((row) => row.slug),
        merge.importId,
      ],
    );
    await run(
      merge,
      `UPDATE named_cities n SET id = t.id, slug = t.slug FROM cities t
       WHERE n.id IS NULL AND t.name_key = n.key AND coalesce(t.country_code, '') = n.code
         AND coalesce(t.region, '') = n.region AND t.merged_into_id IS NULL`,
    );
    await nameOnlyCities(merge);
    return { missing: rows.length, created };
  });
}

/** Whether a name without a region is also in the file with one region alone. */
const isOfOnlyRegion = `(n.region = '' AND (n.key, n.code) IN (
  SELECT key, code FROM named_cities WHERE region <> '' GROUP BY key, code HAVING count(DISTINCT region) = 1))`;

const nameOnlyCities = (merge: Merge): Promise<number> =>
  run(
    merge,
    `UPDATE named_cities n SET id = o.id, slug = o.slug FROM named_cities o
     WHERE n.id IS NULL AND o.id IS NOT NULL AND o.key = n.key AND o.code = n.code AND o.region <> '' AND ${isOfOnlyRegion}`,
  );
