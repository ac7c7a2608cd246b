import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeBusiness, makeCategory, makeCity } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import type { Database } from './db.ts';
import { examples } from '../../../../domain/testing/examples.ts';

// Compares values that triggers derive with a plain computation of the same values.

const database = useTestDatabase();
let db: Database;
beforeEach(() => {
  db = database.db;
});

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.pool.query<Row>(text, values)).rows;

const words = ['Güneş', 'Kahve', "L'Étoile", 'Ο Ήλιος', '麺屋', 'x', '24/7', 'St. Mary’s', '—', 'İğde', 'O'];
const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((some) => some.join(' '));
const feature = fc.oneof(
  fc.constantFrom(
    'Wi-Fi',
    'Take "away", please',
    'back\\slash',
    'LGBTQ+ friendly',
    'Σούσις',
    '?!',
    'two\nlines',
    '',
  ),
  fc.constantFrom('a'.repeat(90), 'Ø'.repeat(70)),
);
const section = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(feature, fc.constantFrom<unknown>(true, false, 'true', 1, null), { maxKeys: 5 }),
  },
  fc.constantFrom<unknown>([{ listed: true }], 'text', true, null),
);
const listing = fc.record({
  name: fc.tuple(fc.constantFrom('Ad', 'B'), text).map((parts) => parts.join(' ')),
  type: fc.option(text, { nil: null }),
  address: fc.option(
    fc
      .tuple(text, fc.constantFrom('', ' 007', ' No: 12, Kat 3', ' 12/14 Avenue Street'))
      .map((parts) => parts.join('')),
    { nil: null },
  ),
  phone: fc.option(
    fc.constantFrom('0212 555 01 02', '+90 (212) 555-0102 ext 12', '5550102 or 5550103, 12', 'none'),
    { nil: null },
  ),
  phone_normalised: fc.option(fc.constantFrom('+902125550102', '+3021'), { nil: null }),
  website: fc.option(fc.constantFrom('https://www2.example.com/a', 'http://Example.com?x'), { nil: null }),
  email: fc.option(fc.constantFrom('a@b.example'), { nil: null }),
  about: fc.option(fc.dictionary(fc.constantFrom('One', 'Two', 'Three'), section, { maxKeys: 3 }), {
    nil: null,
  }),
  rating: fc.constantFrom(null, 2.9, 3, 3.5, 4.49, 4.5, 5),
  review_count: fc.nat({ max: 2000 }),
  position: fc.constantFrom(null, [41.03537, 28.97], [-89.99, -179.99], [0, 0]),
  category_id: fc.constantFrom(null, 1, 2),
  city_id: fc.constantFrom(null, 1, 2),
  hours: fc.constantFrom([], [60, 120], [0, 10_080]),
});

/** Inserts listings by one statement, as an import does. */
const insert = (listings: readonly object[]) =>
  rowsOf(
    `INSERT INTO businesses (slug, name, type, address, phone, phone_normalised, website, email, about, rating, review_count,
       latitude, longitude, category_id, city_id, opening_minutes, time_zone)
     SELECT 'l-' || nextval('businesses_id_seq'), name, type, address, phone, phone_normalised, website, email,
       nullif(about, 'null'), rating, review_count, (position->>0)::float8, (position->>1)::float8, category_id, city_id,
       ARRAY(SELECT m::int FROM jsonb_array_elements_text(hours) AS m), 'Europe/Istanbul'
     FROM jsonb_to_recordset($1::jsonb) AS l (name text, type text, address text, phone text, phone_normalised text, website text,
       email text, about jsonb, rating numeric, review_count int, position jsonb, category_id int, city_id int, hours jsonb)`,
    [JSON.stringify(listings)],
  );

const wrongVectors = `
  SELECT b.id FROM businesses b LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
  WHERE search_vector IS DISTINCT FROM setweight(to_tsvector('simple', plain_words(fold(b.name))), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', c.name, b.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(t.name, ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', b.address, b.postal_code, replace(b.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(ARRAY(
      SELECT '#q' || quality_band(score) UNION SELECT '#=' || left(plain_words(fold(b.name)), 120)
      UNION SELECT '#n' || left(plain_words(fold(b.name)), n) FROM generate_series(1, 2) AS n
      UNION SELECT '#c' || category_id WHERE category_id IS NOT NULL UNION SELECT '#t' || city_id WHERE city_id IS NOT NULL
      UNION SELECT '#r' || (10 * least)::int FROM unnest(ARRAY[3, 3.5, 4, 4.5]) AS least WHERE rating >= least
      UNION SELECT '#g' || name || ':' || floor((latitude + 90) / size) || ':' || floor((longitude + 180) / size)
        FROM (VALUES ('a', 0.1::float8), ('b', 0.5), ('c', 2.5)) AS cells(name, size) WHERE latitude IS NOT NULL
      UNION SELECT '#f' || feature_slug(feature) FROM jsonb_each(about) AS sections(section, features),
        jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
        WHERE value = 'true' AND feature_slug(feature) <> ''))
    OR schedule_id IS DISTINCT FROM (SELECT id FROM opening_schedules o
      WHERE cardinality(b.opening_minutes) > 0 AND o.time_zone = b.time_zone AND o.opening_minutes = b.opening_minutes AND o.special_minutes = b.special_minutes)`;

const wrongMarks = `
  SELECT mark FROM (SELECT mark, count(*) AS n FROM businesses, counted_marks(search_vector, schedule_id) AS mark GROUP BY 1) AS counted
    FULL JOIN search_marks USING (mark)
    WHERE coalesce(n, 0) <> coalesce(business_count, 0)
      OR mark LIKE '#f%' AND '#f' || feature_slug(label) IS DISTINCT FROM mark AND business_count > 0`;

const missingWords = `
  SELECT word FROM businesses, unnest(tsvector_to_array(search_vector)) AS word
  WHERE word !~ '[#0-9]' AND length(word) BETWEEN 3 AND 40 AND word NOT IN (SELECT word FROM search_vocabulary)`;

// Keys as they were stored first: others would be found no more.
const plainKeys = `
  SELECT id, hashtext('n' || left(array_to_string(words, ''), 9)) AS key FROM named WHERE cardinality(words) > 0
  UNION SELECT id, (SELECT hashtext('w' || left(word, 6)) FROM unnest(words) WITH ORDINALITY AS w(word, at)
    ORDER BY least(length(word), 9) DESC, at LIMIT 1) FROM named WHERE cardinality(words) > 0
  UNION SELECT id, hashtext('p' || right(phone_normalised, 7)) FROM named WHERE phone_normalised IS NOT NULL
  UNION SELECT id, hashtext('p' || right(regexp_replace(part, '\\D+', '', 'g'), 7)) FROM named, unnest((regexp_split_to_array(
    regexp_replace(phone, '(ext|dahili|x)\\D{0,3}\\d{1,6}', ' ', 'gi'), '[,;|/\\n]|\\s(?:or|oder|ou)\\s'))[1:5]) AS part
    WHERE length(regexp_replace(part, '\\D+', '', 'g')) >= 7
  UNION SELECT id, hashtext('a' || numbers[1] || ':' || numbers[2]) FROM named WHERE numbers[2] IS NOT NULL
  UNION SELECT id, hashtext('a' || numbers[1] || ':' || left(word, 4)) FROM named, LATERAL (
    SELECT m[1] AS word FROM regexp_matches(fold(left(address, 120)), '[[:alpha:]]{4,}', 'g') AS m
    WHERE m[1] NOT IN ('street', 'avenue') LIMIT 2) AS streets WHERE numbers IS NOT NULL
  UNION SELECT id, hashtext('a:' || left(word, 8)) FROM named, LATERAL (
    SELECT m[1] AS word FROM regexp_matches(fold(left(address, 120)), '[[:alpha:]]{4,}', 'g') AS m LIMIT 1) AS streets
    WHERE numbers IS NULL
  UNION SELECT id, hashtext('h' || coalesce(substring(lower(website) FROM '^(?:https?://)?(?:www\\d?\\.)?([^/?#:]+\\.[^/?#:]+)'),
    split_part(email, '@', 2))) FROM named WHERE coalesce(website, email) IS NOT NULL
  UNION SELECT id, hashtext('g' || floor(latitude * 500) || ':' || floor(longitude * 250) || ':' || left(part, 3))
    FROM named, unnest(words[1:3]) AS part WHERE latitude IS NOT NULL AND length(part) > 1`;

const wrongKeys = `
  WITH named AS (
    SELECT *, array_remove(regexp_split_to_array(replace(name_folded, '''', ''), '[^[:alnum:]]+'), '') AS words,
      regexp_match(address, '(?:^|[^[:digit:]])0*([[:digit:]]{1,6})(?:[^[:digit:]]+0*([[:digit:]]{1,6}))?') AS numbers
    FROM businesses
  ), wanted AS (${plainKeys})
  SELECT wanted.id AS wanted, kept.business_id AS kept, wanted.key FROM wanted FULL JOIN identity_keys kept ON kept.key = wanted.key AND kept.business_id = wanted.id
  WHERE wanted.id IS NULL OR kept.business_id IS NULL`;

describe('derived columns of a listing', () => {
  it('are the same for any number of listings in one statement, and any content', async () => {
    await makeCategory(db, 'Çay bahçesi');
    await makeCategory(db, 'Cafe & Bar');
    await makeCity(db, 'Şanlıurfa');
    await makeCity(db, 'Άργος');
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { minLength: 1, maxLength: 30 }), async (listings) => {
        await insert(listings);
        await rowsOf(
          `UPDATE businesses SET about = '{"One": {"Wi-Fi": true, "Garden": true}}', address = NULL WHERE id % 5 = 0`,
        );
        await rowsOf('DELETE FROM businesses WHERE id % 7 = 0');
        for (const wrong of [wrongVectors, wrongMarks, missingWords, wrongKeys]) {
          expect(await rowsOf(wrong)).toEqual([]);
        }
      }),
      { numRuns: examples(12) },
    );
  });

  it('cannot be set by a writer', async () => {
    const category = await makeCategory(db, 'Cafe');
    const merged = await makeCategory(db, 'Kafe');
    await db.prisma.category.update({ where: { id: merged.id }, data: { mergedIntoId: category.id } });
    const [stored] = await rowsOf<Record<string, unknown>>(
      `INSERT INTO businesses (name, slug, category_id, search_vector, name_folded, score, shuffle, schedule_id, about, about_text)
       VALUES ('Güneş', 'gunes', $1, 'lie', 'lie', 5, 1, NULL, '{"a": {"b": true}}', '{"a": {"b": false}}')
       RETURNING category_id, name_folded, score, about_text, search_vector @@ 'gunes & cafe & #fb' AS is_found, search_vector @@ 'lie' AS lies`,
      [merged.id],
    );
    expect(stored).toEqual({
      category_id: category.id,
      name_folded: 'gunes',
      score: 3.5,
      about_text: null,
      is_found: true,
      lies: false,
    });
  });

  it('include the transaction of a change, which a writer cannot set', async () => {
    const { id } = await makeBusiness(db);
    await rowsOf('DELETE FROM business_changes');
    const [stamp] = await rowsOf(
      `INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid, at) VALUES ($1, 'x', false, '3', '3', '2001-01-01')
       RETURNING xid = pg_current_xact_id() AND created_xid = xid AND at = now()::timestamptz(3) AS "isTrue"`,
      [id],
    );
    expect(stamp).toEqual({ isTrue: true });
  });

  it('are looked up by keys, even if the session planned the look-up on small tables', async () => {
    await makeCategory(db, 'Cafe');
    await makeCity(db, 'Bursa');
    await insert([{ name: 'First', review_count: 0, category_id: 1, city_id: 1, hours: [60, 120] }]);
    await rowsOf('ANALYZE opening_schedules, categories, cities, old_slugs');
    const session = await db.pool.connect();
    try {
      await session.query('BEGIN');
      // Plans the look-up.
      await session.query(`INSERT INTO businesses (name, slug) VALUES ('Second', 'second')`);
      const read = async () => {
        const { rows } = await session.query<{ scanned: number }>(
          `SELECT sum(seq_tup_read)::int AS scanned FROM pg_stat_xact_user_tables
           WHERE relname IN ('opening_schedules', 'categories', 'cities', 'old_slugs')`,
        );
        return rows[0]?.scanned ?? NaN;
      };
      const before = await read();
      await session.query(
        `INSERT INTO businesses (name, slug, opening_minutes, time_zone)
         SELECT 'Place ' || n, 'place-' || n, ARRAY[n, n + 60], 'Europe/Istanbul' FROM generate_series(1, 300) AS n`,
      );
      // Totals may be scanned once for the whole statement.
      expect((await read()) - before).toBeLessThan(100);
    } finally {
      await session.query('ROLLBACK');
      session.release();
    }
  });
});
