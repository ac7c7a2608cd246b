// The statements of a merge, in the order in which `mergeImport` runs them. They work on a temporary table `landing` that
// holds one row a place.

// Columns that a file may set, beside category and city, whose ids are found on the way.
const columns = [
  'name',
  'category_id',
  'city_id',
  'country_code',
  'type',
  'address',
  'street',
  'state',
  'postal_code',
  'phone',
  'phone_normalised',
  'email',
  'website',
  'description',
  'detailed_info',
  'about',
  'working_hours',
  'opening_minutes',
  'time_zone',
  'rating',
  'review_count',
  'reviews_link',
  'photo_url',
  'image_url',
  'latitude',
  'longitude',
  'location_link',
  'order_link',
  'menu_link',
  'reservation_link',
  'business_status',
  'is_open',
  'is_verified',
  'price_range',
  'place_id',
  'google_id',
  'cid',
  'derived_fields',
];

// Columns that must hold something where the file says nothing.
const defaults: Record<string, string> = {
  opening_minutes: `'{}'`,
  review_count: '0',
  is_open: 'true',
  is_verified: 'false',
  derived_fields: `'{}'`,
};

const value = (column: string) =>
  column in defaults ? `coalesce(r.${column}, ${defaults[column]})` : `r.${column}`;

const isTaken = (slug: string) => `(
  ${slug} IN ('stats', 'random') OR EXISTS (SELECT FROM businesses WHERE slug = ${slug})
  OR EXISTS (SELECT FROM old_slugs WHERE slug = ${slug} AND business_id IS NOT NULL)
  OR EXISTS (SELECT FROM landing AS other WHERE other.slug = ${slug})
)`;

// The ids under which sources know a place.
const idColumns = ['place_id', 'google_id', 'cid'];

// Gives `candidate` to the first row that wants it, where nobody has or had it.
const giveSlugs = (candidate: string, condition: string) => `
  UPDATE landing SET slug = wanted.candidate FROM (
    SELECT DISTINCT ON (candidate) candidate, position FROM (
      SELECT ${candidate} AS candidate, position FROM landing WHERE is_new AND slug IS NULL AND ${condition}
    ) AS candidates WHERE NOT ${isTaken('candidate')} ORDER BY candidate, position
  ) AS wanted WHERE landing.position = wanted.position`;

const matchBy = (column: string) => `
  UPDATE landing SET business_id = b.id FROM businesses b
  WHERE landing.business_id IS NULL AND b.${column} = landing.listing->>'${column}'`;

// Rows of two identities that share an id mean one place: all rows of the later identity join the earlier one.
const joinBy = (column: string) => `
  WITH shared AS (
    SELECT listing->>'${column}' AS id FROM import_rows WHERE import_id = $1 AND listing ? '${column}'
    GROUP BY 1 HAVING min(identity) <> max(identity)
  ), named AS (
    SELECT r.position, r.identity, first_value(r.identity) OVER (PARTITION BY shared.id ORDER BY r.position) AS target
    FROM import_rows r JOIN shared ON r.listing->>'${column}' = shared.id WHERE r.import_id = $1
  ), moves AS (
    SELECT DISTINCT ON (identity) identity, target FROM named WHERE identity <> target ORDER BY identity, position
  )
  UPDATE import_rows r SET identity = moves.target FROM moves WHERE r.import_id = $1 AND r.identity = moves.identity`;

// An id stays with the listing that has it, else with the first place of the file that names it.
const dropTaken = (column: string) => [
  `UPDATE landing SET listing = listing - '${column}' FROM businesses b
    WHERE b.${column} = landing.listing->>'${column}' AND b.id <> landing.business_id`,
  `UPDATE landing SET listing = listing - '${column}' FROM (
      SELECT position, row_number() OVER (PARTITION BY listing->>'${column}' ORDER BY position) AS nth
      FROM landing WHERE listing ? '${column}'
    ) AS named WHERE named.nth > 1 AND landing.position = named.position`,
];

export const mergeSql = {
  /** Parameter: the import's id. */
  joinIdentities: ['google_id', 'cid'].map(joinBy),

  /** One row a place: earlier rows of the file win, later ones fill gaps. Parameter: the import's id. */
  gatherPlaces: `
    CREATE TEMPORARY TABLE landing ON COMMIT DROP AS
    SELECT identity, min(position) AS position,
      (array_agg(slug_base ORDER BY slug_base = '', position))[1] AS slug_base,
      (array_agg(category_name ORDER BY position) FILTER (WHERE category_name IS NOT NULL))[1] AS category_name,
      (array_agg(city_name ORDER BY position) FILTER (WHERE city_name IS NOT NULL))[1] AS city_name,
      CASE WHEN count(*) = 1 THEN (array_agg(listing))[1] ELSE jsonb_overlay(listing ORDER BY position DESC) END AS listing,
      CASE WHEN count(*) = 1 THEN (array_agg(reviews))[1] ELSE jsonb_path_query_array(jsonb_agg(reviews) FILTER (WHERE reviews IS NOT NULL), '$[*][*]') END AS reviews,
      NULL::int AS business_id, NULL::int AS category_id, NULL::int AS city_id, NULL::text AS city_slug,
      NULL::text AS slug, NULL::int AS global_row_number, false AS is_new
    FROM import_rows WHERE import_id = $1 GROUP BY identity`,

  /** The demonstration goes with the first real import. */
  dropDemo: 'DELETE FROM businesses WHERE is_demo',
  dropEmptyDemoPlaces: `
    WITH demo AS (SELECT id FROM imports WHERE is_demo),
    gone AS (DELETE FROM cities WHERE business_count = 0 AND created_by_import_id IN (SELECT id FROM demo))
    DELETE FROM categories WHERE business_count = 0 AND created_by_import_id IN (SELECT id FROM demo)`,

  /** Finds the listing that a place already is: by the source's ids, else by name with phone or address. */
  matchers: [
    'CREATE UNIQUE INDEX ON landing (position)',
    `UPDATE landing SET listing = listing - 'time_zone'
      WHERE listing ? 'time_zone' AND NOT EXISTS (SELECT FROM pg_timezone_names WHERE name = listing->>'time_zone')`,
    // A row of our own export names its listing, unless the source's ids say that it means another.
    `UPDATE landing SET business_id = b.id FROM businesses b
      WHERE landing.identity LIKE 'own:%' AND b.slug = split_part(landing.identity, ':', 3)
        AND b.id::text = split_part(landing.identity, ':', 2)
        AND ${idColumns.map((column) => `coalesce(b.${column} = landing.listing->>'${column}', true)`).join(' AND ')}`,
    matchBy('place_id'),
    matchBy('google_id'),
    matchBy('cid'),
    `UPDATE landing SET business_id = b.id FROM businesses b
      WHERE landing.business_id IS NULL AND NOT landing.listing ?| '{place_id,google_id,cid}'
        AND b.phone_normalised = landing.listing->>'phone_normalised' AND b.name_folded = fold(landing.listing->>'name')`,
    `UPDATE landing SET business_id = b.id FROM businesses b
      WHERE landing.business_id IS NULL AND NOT landing.listing ?| '{place_id,google_id,cid,phone_normalised}'
        AND b.name_folded = fold(landing.listing->>'name') AND b.deleted_at IS NULL
        AND fold(b.address) IS NOT DISTINCT FROM fold(landing.listing->>'address')`,
  ],

  /**
   * What a row of our own export leaves as it was. What follows from the phone and from the hours changes with them only;
   * the stored form may be older than today's rule.
   */
  keepOwn: [
    `UPDATE landing SET listing = listing - 'phone_normalised' FROM businesses b
      WHERE b.id = landing.business_id AND landing.identity LIKE 'own:%' AND b.phone = landing.listing->>'phone'
        AND b.country_code IS NOT DISTINCT FROM landing.listing->>'country_code'`,
    `UPDATE landing SET listing = listing - 'opening_minutes' FROM businesses b
      WHERE b.id = landing.business_id AND landing.identity LIKE 'own:%' AND b.working_hours = landing.listing->'working_hours'`,
    // A review or a long text of a listing that the file does not hold makes none.
    `DELETE FROM landing WHERE business_id IS NULL AND slug_base = ''`,
  ],

  /** Two places of the file that turn out to be one listing: the first stays, the others count as merged. */
  keepFirstMatch: `
    DELETE FROM landing USING landing AS earlier
    WHERE landing.business_id = earlier.business_id AND landing.position > earlier.position`,

  dropTakenIds: idColumns.flatMap(dropTaken),

  /** Changes what differs, except what an operator edited by hand and what is only derived where something was read. */
  updateExisting: `
    WITH patches AS (
      SELECT b.id, b.version, old.row AS before,
        (landing.listing || jsonb_strip_nulls(jsonb_build_object('category_id', landing.category_id, 'city_id', landing.city_id)))
          - b.edited_fields
          - ARRAY(SELECT field FROM jsonb_array_elements_text(coalesce(landing.listing->'derived_fields', '[]')) AS field
                  WHERE old.row->field <> 'null' AND NOT field = ANY (b.derived_fields))
          - 'derived_fields' AS patch
      FROM landing JOIN businesses b ON b.id = landing.business_id,
        LATERAL (SELECT to_jsonb(b) - 'search_vector' AS row) AS old
      WHERE b.deleted_at IS NULL
    ),
    changes AS (
      SELECT id, version,
        (SELECT jsonb_object_agg(key, before->key) FROM jsonb_each(patch) WHERE before->key IS DISTINCT FROM value) AS before,
        (SELECT jsonb_object_agg(key, value) FROM jsonb_each(patch) WHERE before->key IS DISTINCT FROM value) AS after
      FROM patches
      WHERE EXISTS (SELECT FROM jsonb_each(patch) WHERE before->key IS DISTINCT FROM value)
    ),
    kept AS (
      INSERT INTO business_revisions (business_id, version, before, after, import_id)
      SELECT id, version, before, after, $1 FROM changes
    )
    UPDATE businesses b SET ${columns.map((column) => `${column} = ${value(column)}`).join(', ')}
    FROM (
      SELECT patched.* FROM changes JOIN businesses old ON old.id = changes.id,
        LATERAL jsonb_populate_record(old, changes.after) AS patched
    ) AS r
    WHERE b.id = r.id`,

  markNew: 'UPDATE landing SET is_new = true WHERE business_id IS NULL',

  /** Row numbers in the order of the file. */
  numberNew: `
    UPDATE landing SET global_row_number = numbered.number FROM (
      SELECT position, nextval('global_row_numbers') AS number
      FROM (SELECT position FROM landing WHERE is_new ORDER BY position) AS ordered
    ) AS numbered WHERE landing.position = numbered.position`,

  /** Slugs: the name, else name and city, else with a number. */
  nameNew: [
    'CREATE INDEX ON landing (slug)',
    giveSlugs('slug_base', 'true'),
    giveSlugs(`rtrim(left(slug_base || '-' || city_slug, 120), '-')`, 'city_slug IS NOT NULL'),
    giveSlugs(`slug_base || '-' || coalesce(global_row_number, position)`, 'true'),
    giveSlugs(`slug_base || '-' || coalesce(global_row_number, position) || '-' || position`, 'true'),
  ],

  /** Parameters: the import's id, whether it is the demonstration. */
  insertNew: `
    INSERT INTO businesses (slug, global_row_number, is_demo, created_by_import_id, ${columns.join(', ')})
    SELECT landing.slug, landing.global_row_number, $2::boolean, $1::int, ${columns.map(value).join(', ')}
    FROM landing, LATERAL jsonb_populate_record(NULL::businesses,
      landing.listing || jsonb_build_object('category_id', landing.category_id, 'city_id', landing.city_id)) AS r
    WHERE landing.is_new ORDER BY landing.position`,

  linkNew: 'UPDATE landing SET business_id = b.id FROM businesses b WHERE is_new AND b.slug = landing.slug',

  insertReviews: `
    INSERT INTO reviews (business_id, author_name, rating, comment, reviewed_at, source, fingerprint)
    SELECT landing.business_id, r.author_name, r.rating, r.comment, r.reviewed_at, r.source, r.fingerprint
    FROM landing, LATERAL jsonb_to_recordset(landing.reviews) AS r(
        author_name text, rating smallint, comment text, reviewed_at timestamptz, source text, fingerprint text
      )
    WHERE landing.reviews IS NOT NULL
    ON CONFLICT (business_id, fingerprint) DO NOTHING`,

  /** Parameters: the import's id and its figures. */
  finish: `
    WITH cleared AS (DELETE FROM import_rows WHERE import_id = $1)
    UPDATE imports SET status = 'DONE', finished_at = clock_timestamp(), created = $2, updated = $3, unchanged = $4, merged = $5,
      categories_created = $6, cities_found = $7, error_code = NULL, error_message = NULL
    WHERE id = $1`,
};
