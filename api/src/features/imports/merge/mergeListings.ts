import { initialValues, listingColumnNames } from './stagedColumns.ts';
import { run, type Merge } from './mergeContext.ts';

const patched: string[] = ['category_id', 'city_id', ...listingColumnNames, 'edited_fields'];

/** Joins of staged rows `s` with the category `c` and the city `t` that they mean. */
export const withPlaces = `
  LEFT JOIN named_categories c ON c.name = s.category_name
  LEFT JOIN city_regions ON city_regions.position = s.position
  LEFT JOIN named_cities t ON t.name = s.city_name AND t.code = coalesce(s.country_code, '')
    AND t.region = coalesce(city_regions.region, '') AND s.position NOT IN (SELECT position FROM unchanged_cities)`;

const compared = listingColumnNames.filter(
  (column) => column !== 'derived_fields' && column !== 'about_text',
);
// An order of sections is not a change if none was stored.
const orderDiffers = 's.about_text <> b.about_text';
// A changed phone without an E.164 form removes that of the former phone.
const dialsNoMore = 's.phone <> b.phone AND s.phone_normalised IS NULL';
const hasId = '(s.place_id = b.place_id OR s.google_id = b.google_id OR s.cid = b.cid) IS TRUE';
// The stored distribution of stars belongs to the rating of another source; an equal id shows that the source is the same.
const distributionGoes = `s.rating IS NOT NULL AND s.review_count IS NOT NULL AND s.reviews_per_score IS NULL
  AND b.reviews_per_score IS NOT NULL AND (s.rating, s.review_count) IS DISTINCT FROM (b.rating, b.review_count)
  AND NOT ${hasId} AND s.identity NOT LIKE 'own:%'`;

/**
 * Fields of a row `given` of our own export that a spreadsheet program altered: digits of the value `old` without their sign or
 * leading zeros.
 */
const wornFields = `ARRAY(
  SELECT unnest(CASE field WHEN 'phone' THEN ARRAY['phone', 'phone_normalised'] ELSE ARRAY[field] END)
  FROM unnest(ARRAY['name', 'type', 'address', 'street', 'state', 'postal_code', 'phone']) AS field
  WHERE old->>field ~ '^[+]?0*[0-9]+$' AND given->>field <> old->>field AND given->>field = ltrim(old->>field, '+0'))`;
/** Degrees that differ by less than a millimetre: such programs save 15 digits of the 17 that a number may have. */
const sameCoordinates = `ARRAY(
  SELECT field FROM unnest(ARRAY['latitude', 'longitude']) AS field
  WHERE abs((given->>field)::float8 - (old->>field)::float8) < 1e-9)`;

// Columns are compared before JSON is built, since most rows of a repeated import are unchanged.
const differs = [
  'c.id IS DISTINCT FROM b.category_id AND c.id IS NOT NULL',
  't.id IS DISTINCT FROM b.city_id AND t.id IS NOT NULL',
  ...compared.map(
    (column) => `s.${column} <> b.${column} OR s.${column} IS NOT NULL AND b.${column} IS NULL`,
  ),
  orderDiffers,
].join(' OR ');

const marksWhereTheyDiffer = (edited: string, derived: string) =>
  `CASE WHEN still_edited <> edited_fields THEN jsonb_build_object('edited_fields', ${edited}) ELSE '{}' END
     || CASE WHEN now_derived <> derived_fields THEN jsonb_build_object('derived_fields', ${derived}) ELSE '{}' END`;

/**
 * Writes the differences of each matched listing into `changes`, except fields that an operator edited (unless overwriting is on)
 * and derived values for stored stated ones. Marks of derived fields are updated. The listings are locked until the import is
 * applied, so that a concurrent edit is either visible here or waits.
 */
export async function findChanges(merge: Merge): Promise<number> {
  // A poorer value does not replace a richer one. It replaces an operator's edit if the operator chose to overwrite edits.
  const poorer = merge.overwriteEdited
    ? 'ARRAY(SELECT field FROM unnest(poorer_fields(given, old, has_id)) AS field WHERE NOT field = ANY (protected_fields(edited_fields)))'
    : 'poorer_fields(given, old, has_id)';
  // A function takes at most 100 arguments.
  const given = [compared.slice(0, 40), compared.slice(40)]
    .map((some) => `jsonb_build_object(${some.map((column) => `'${column}', s.${column}`).join(', ')})`)
    .join(' || ');
  await run(
    merge,
    `CREATE TEMPORARY TABLE changes (position int, business_id int, version int, before jsonb, after jsonb) ON COMMIT DROP`,
  );
  // Planning the comparison takes a tenth of the time of a small import.
  const mayDiffer = 'SELECT 1 FROM matches WHERE position NOT IN (SELECT position FROM applied) LIMIT 1';
  if ((await run(merge, mayDiffer)) === 0) return 0;
  return run(
    merge,
    `INSERT INTO changes
     WITH differing AS MATERIALIZED (
       SELECT s.position, b.id, b.version, b.edited_fields, b.derived_fields, s.derived_fields AS derived_now,
         -- A row of our own export may shorten a text on purpose.
         s.identity LIKE 'own:%' AS is_own, ${hasId} AS has_id,
         to_jsonb(b) - 'search_vector' AS old,
         jsonb_strip_nulls(${given} || jsonb_build_object('category_id', c.id, 'city_id', t.id,
           'about_text', CASE WHEN ${orderDiffers} OR s.about IS DISTINCT FROM b.about THEN s.about_text END))
           || CASE WHEN ${dialsNoMore} THEN '{"phone_normalised": null}'::jsonb ELSE '{}' END
           || CASE WHEN ${distributionGoes} THEN '{"reviews_per_score": null}'::jsonb ELSE '{}' END AS given
       FROM matches m JOIN staged s USING (position) JOIN businesses b ON b.id = m.business_id ${withPlaces}
       WHERE b.deleted_at IS NULL AND (${differs}) AND m.position NOT IN (SELECT position FROM applied)
       ORDER BY b.id ${merge.isDryRun ? '' : 'FOR NO KEY UPDATE OF b'}
     ), patches AS (
       SELECT *, given - ${merge.overwriteEdited ? `'{}'::text[]` : 'protected_fields(edited_fields)'}
         - CASE WHEN is_own THEN ${wornFields} ELSE ${poorer} END - ${sameCoordinates}
         - ARRAY(SELECT field FROM unnest(derived_now) AS field WHERE old->field <> 'null' AND NOT field = ANY (derived_fields)) AS patch
       FROM differing
     ), found AS (
       SELECT position, id AS business_id, version, edited_fields, derived_fields, derived_now,
         (SELECT jsonb_object_agg(key, old->key) FROM jsonb_each(patch) WHERE old->key IS DISTINCT FROM value) AS before,
         (SELECT jsonb_object_agg(key, value) FROM jsonb_each(patch) WHERE old->key IS DISTINCT FROM value) AS after
       FROM patches
     ), marked AS (
       -- A field that the operator let an import overwrite is the operator's no longer.
       SELECT *, ARRAY(SELECT field FROM unnest(edited_fields) AS field WHERE NOT after ? field) AS still_edited,
         ARRAY(
           SELECT mark FROM unnest(derived_fields) AS mark WHERE NOT after ? split_part(mark, ':', 1) OR mark = ANY (derived_now)
           UNION ALL SELECT mark FROM unnest(derived_now) AS mark
           WHERE after ? split_part(mark, ':', 1) AND NOT mark = ANY (derived_fields)
         ) AS now_derived
       FROM found WHERE after IS NOT NULL
     )
     SELECT position, business_id, version,
       before || ${marksWhereTheyDiffer('edited_fields', 'derived_fields')} AS before,
       after || ${marksWhereTheyDiffer('still_edited', 'now_derived')} AS after
     FROM marked`,
  );
}

/** Applies `changes`, and stores revisions. */
export async function updateListings(merge: Merge): Promise<void> {
  await run(
    merge,
    `INSERT INTO business_revisions (business_id, version, before, after, import_id)
     SELECT business_id, version, before, after, $1 FROM changes`,
    [merge.importId],
  );
  await run(
    merge,
    `UPDATE businesses b SET ${patched.map((column) => `${column} = r.${column}`).join(', ')}
     FROM (
       SELECT patched.* FROM changes JOIN businesses old ON old.id = changes.business_id,
         LATERAL jsonb_populate_record(old, changes.after) AS patched
     ) AS r
     WHERE b.id = r.id`,
  );
}

// Joins, not subqueries, which would be scanned for each row if they exceed work_mem.
const taken = (slug: string) => `
  LEFT JOIN businesses used ON used.slug = ${slug}
  LEFT JOIN old_slugs once ON once.slug = ${slug} AND once.business_id IS NOT NULL`;
const isFree = (slug: string) =>
  `used.slug IS NULL AND once.slug IS NULL AND ${slug} NOT IN ('stats', 'random')`;

/** Writes the rows that become new listings into `new_rows`, numbered in the order of the file. Returns their number. */
export async function listNew(merge: Merge): Promise<number> {
  return run(
    merge,
    `CREATE TEMPORARY TABLE new_rows ON COMMIT DROP AS
     SELECT s.position, s.slug_base FROM staged s
     WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = s.position)
       AND NOT EXISTS (SELECT FROM ambiguous_rows WHERE ambiguous_rows.position = s.position)`,
  );
}

/** Inserts the listings of `new_rows`. */
export async function insertListings(merge: Merge): Promise<void> {
  if ((await nameNew(merge)) === 0) return;
  const columns = ['category_id', 'city_id', ...listingColumnNames];
  const values = listingColumnNames.map((column) =>
    initialValues[column] ? `coalesce(s.${column}, ${initialValues[column]})` : `s.${column}`,
  );
  await run(
    merge,
    `INSERT INTO businesses (slug, global_row_number, is_demo, created_by_import_id, ${columns.join(', ')})
     SELECT named.slug, named.number, $2::boolean, $1::int, c.id, t.id, ${values.join(', ')}
     FROM named JOIN staged s USING (position) ${withPlaces} ORDER BY named.position`,
    [merge.importId, merge.isDemo],
  );
}

/** Slugs: the name, else name and city, else with a number; never one that was used. Row numbers in the order of the file. Returns their number. */
async function nameNew(merge: Merge): Promise<number> {
  const number = merge.isDemo ? 'NULL::int' : `nextval('global_row_numbers')::int`;
  const count = await run(
    merge,
    `CREATE TEMPORARY TABLE named ON COMMIT DROP AS
     WITH numbered AS MATERIALIZED (
       SELECT position, slug_base, ${number} AS number FROM (SELECT position, slug_base FROM new_rows ORDER BY position) AS ordered
     )
     SELECT position, slug_base, number,
       CASE WHEN row_number() OVER (PARTITION BY slug_base ORDER BY position) = 1 AND ${isFree('slug_base')} THEN slug_base END AS slug
     FROM numbered ${taken('slug_base')}`,
  );
  const { rowCount } = await merge.client.query('SELECT FROM named WHERE slug IS NULL LIMIT 1');
  if (rowCount === 0) return count;
  await run(merge, 'CREATE INDEX ON named (slug)');
  await run(merge, 'ANALYZE named');
  const numbered = `slug_base || '-' || coalesce(number, position)`;
  for (const candidate of [
    `rtrim(left(slug_base || '-' || nullif(city_slug, ''), 120), '-')`,
    numbered,
    `${numbered} || '-' || position`,
  ]) {
    await run(
      merge,
      `UPDATE named SET slug = wanted.candidate FROM (
         SELECT DISTINCT ON (candidate) candidate, candidates.position FROM (
           SELECT ${candidate} AS candidate, position FROM (
             SELECT n.*, t.slug AS city_slug FROM named n JOIN staged s USING (position)
             LEFT JOIN city_regions USING (position)
             LEFT JOIN named_cities t ON t.name = s.city_name AND t.code = coalesce(s.country_code, '')
               AND t.region = coalesce(city_regions.region, '')
             WHERE n.slug IS NULL
           ) AS unnamed
         ) AS candidates ${taken('candidate')} LEFT JOIN named other ON other.slug = candidate
         WHERE candidate IS NOT NULL AND ${isFree('candidate')} AND other.slug IS NULL
         ORDER BY candidate, candidates.position
       ) AS wanted WHERE named.position = wanted.position`,
    );
  }
  return count;
}
