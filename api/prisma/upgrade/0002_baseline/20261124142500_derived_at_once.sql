-- What a listing derives is derived in fewer queries: by one trigger instead of four, marks of features without a query for
-- each, and the words and marks of new listings in one walk. The same values as before; an import stores listings in about
-- half of the time.

-- The marks of the features that sections of a listing say yes to. Run for every row of an import, so without a query.
CREATE OR REPLACE FUNCTION feature_marks(about jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  features CONSTANT jsonb := jsonb_path_query_array(
    about, 'strict $.* ? (@.type() == "object").keyvalue() ? (@.value == true).key', '{}', true);
  marks text[] := '{}';
BEGIN
  FOR i IN 0 .. jsonb_array_length(features) - 1 LOOP
    marks := marks || ('#f' || feature_slug(features->>i));
  END LOOP;
  RETURN array_remove(marks, '#f');
END $$;

-- The marks of a listing whose name is `plain` in folded words, but for its answers. Run for every row of an import, so
-- without a query, and of single values: a whole row would be put together for the call.
-- Marks begin with #, which no word does: #= whole name, #n beginning of the name, #c category, #t city, #k country,
-- #f feature, #r rating of at least, #g cell of the globe, #q band of quality from the best (0) on.
CREATE OR REPLACE FUNCTION listing_marks(
  plain text, score real, category_id integer, city_id integer, country_code text, rating numeric,
  latitude double precision, longitude double precision, about jsonb
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  north CONSTANT double precision := latitude + 90;
  east CONSTANT double precision := longitude + 180;
  first CONSTANT text := nullif(left(plain, 2), '');
BEGIN
  RETURN array_remove(ARRAY[
    '#q' || quality_band(score), '#n' || left(first, 1), '#n' || first, '#=' || nullif(left(plain, 120), ''),
    '#c' || category_id, '#t' || city_id, '#k' || country_code,
    CASE WHEN rating >= 3 THEN '#r30' END, CASE WHEN rating >= 3.5 THEN '#r35' END,
    CASE WHEN rating >= 4 THEN '#r40' END, CASE WHEN rating >= 4.5 THEN '#r45' END,
    '#ga:' || floor(north / 0.1) || ':' || floor(east / 0.1), '#gb:' || floor(north / 0.5) || ':' || floor(east / 0.5),
    '#gc:' || floor(north / 2.5) || ':' || floor(east / 2.5)
  ], NULL) || feature_marks(about);
END $$;

-- Adds those of different words of listings by which misspelt ones are corrected.
CREATE OR REPLACE FUNCTION add_vocabulary(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM unnest(words) AS used(word)
    WHERE word !~ '[#0-9]' AND length(word) <= 40
      -- Words of two letters say something where words are short.
      AND (length(word) >= 3 OR length(word) = 2 AND word !~ '[\u0001-\u024f]')
      AND NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING
$$;

-- Words of listings that changed; keep_marks adds those of listings that come.
CREATE OR REPLACE FUNCTION keep_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_vocabulary(ARRAY(
    SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word WHERE deleted_at IS NULL
  ));
  RETURN NULL;
END $$;

-- How many listings bear each counted mark, and the words of listings that come, which the same walk finds.
CREATE OR REPLACE FUNCTION keep_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  marks text[];
  deltas integer[];
  -- One listing that bears the mark now.
  bearers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH counted AS (
      SELECT lexeme COLLATE "C" AS lexeme, count(*) AS n, min(id) AS bearer
      FROM new_rows, unnest(tsvector_to_array(search_vector) || ('#s' || schedule_id)) AS lexeme
      -- Words come after all marks.
      WHERE deleted_at IS NULL AND (lexeme COLLATE "C" >= '$'
        OR lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g' OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#t')
      GROUP BY 1
    )
    SELECT array_agg(lexeme) FILTER (WHERE lexeme >= '$'), array_agg(lexeme ORDER BY lexeme) FILTER (WHERE lexeme < '$'),
      array_agg(n ORDER BY lexeme) FILTER (WHERE lexeme < '$'), array_agg(bearer ORDER BY lexeme) FILTER (WHERE lexeme < '$')
      INTO words, marks, deltas, bearers FROM counted;
    PERFORM add_vocabulary(words);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(mark ORDER BY mark), array_agg(-n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, count(*) AS n FROM old_rows, counted_marks(search_vector, schedule_id) AS mark
      WHERE deleted_at IS NULL GROUP BY 1
    ) AS removed;
  ELSE
    SELECT array_agg(mark ORDER BY mark), array_agg(n ORDER BY mark), array_agg(bearer ORDER BY mark)
      INTO marks, deltas, bearers FROM (
      SELECT mark COLLATE "C" AS mark, sum(sign) AS n, min(id) FILTER (WHERE sign = 1) AS bearer FROM (
        SELECT mark, 1 AS sign, id FROM new_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
        UNION ALL
        SELECT mark, -1, id FROM old_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
      ) AS changed GROUP BY 1 HAVING sum(sign) <> 0
    ) AS changes;
  END IF;
  IF marks IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_marks (mark)
      SELECT mark FROM unnest(marks) AS mark WHERE NOT EXISTS (SELECT FROM search_marks s WHERE s.mark = mark.mark)
      ORDER BY 1 ON CONFLICT DO NOTHING;
    IF FOUND THEN
      -- Only listings that bear a feature without a label are looked at.
      UPDATE search_marks SET label = named.feature, section = named.section FROM (
        SELECT DISTINCT ON (1) '#f' || feature_slug(feature) AS mark, section, feature FROM new_rows,
          jsonb_each(about) AS sections(section, features),
          jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
        WHERE value = 'true' AND id IN (
          SELECT bearer FROM unnest(marks, bearers) AS borne(mark, bearer) JOIN search_marks USING (mark)
          WHERE label IS NULL AND mark COLLATE "C" < '#g'
        )
      ) AS named WHERE search_marks.mark = named.mark AND search_marks.label IS NULL;
    END IF;
  END IF;
  PERFORM FROM search_marks WHERE mark = ANY (marks) ORDER BY mark FOR NO KEY UPDATE;
  UPDATE search_marks SET business_count = business_count + delta
    FROM unnest(marks, deltas) AS d(changed, delta) WHERE search_marks.mark = d.changed;
  RETURN NULL;
END $$;

-- All that a listing derives from its own fields, whoever writes it. One trigger with one query of other tables: an import
-- runs it for every row, and each further query or trigger costs as much as a fold of a name.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moves_category CONSTANT boolean :=
    NEW.category_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.category_id IS DISTINCT FROM OLD.category_id);
  moves_city CONSTANT boolean := NEW.city_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id);
  takes_slug CONSTANT boolean := TG_OP = 'INSERT' OR NEW.slug <> OLD.slug;
  has_schedule CONSTANT boolean := NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true)
    AND NEW.time_zone IS NOT NULL AND cardinality(NEW.opening_minutes) > 0;
  -- Name and, where it was merged, the id of its target.
  category text[];
  city text[];
  former_owner integer;
  plain text;
  local_time timestamp;
BEGIN
  -- Whoever writes the sections without an order leaves none.
  IF NEW.about_text IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.about_text IS DISTINCT FROM OLD.about_text
    OR NEW.about IS DISTINCT FROM OLD.about) AND NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;

  -- Rows of places are locked as their foreign keys would lock them, so that a listing can't slip into one that is being
  -- merged.
  SELECT
    (SELECT ARRAY[name, merged_into_id::text] FROM categories WHERE moves_category AND id = NEW.category_id FOR KEY SHARE),
    (SELECT ARRAY[name, merged_into_id::text] FROM cities WHERE moves_city AND id = NEW.city_id FOR KEY SHARE),
    (SELECT id FROM opening_schedules
      WHERE has_schedule AND time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes),
    (SELECT business_id FROM old_slugs WHERE takes_slug AND slug = NEW.slug AND business_id IS NOT NULL)
    INTO category, city, NEW.schedule_id, former_owner;

  -- Whoever writes the number of a merged place means its target.
  IF category[2] IS NOT NULL THEN
    NEW.category_id := category[2];
    category := NULL;
  END IF;
  IF category IS NULL AND NEW.category_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO category FROM categories WHERE id = NEW.category_id;
  END IF;
  IF city[2] IS NOT NULL THEN
    NEW.city_id := city[2];
    city := NULL;
  END IF;
  IF city IS NULL AND NEW.city_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO city FROM cities WHERE id = NEW.city_id;
  END IF;

  -- A listing may return to a slug that it once had; nobody else may take one over.
  IF former_owner = NEW.id THEN
    DELETE FROM old_slugs WHERE slug = NEW.slug AND business_id = NEW.id;
  ELSIF former_owner IS NOT NULL THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another listing''s past', CONSTRAINT = 'businesses_slug_key';
  END IF;

  IF NEW.time_zone IS NOT NULL THEN
    -- Raises invalid_parameter_value for a zone that is none.
    local_time := now() AT TIME ZONE NEW.time_zone;
  END IF;
  IF has_schedule AND NEW.schedule_id IS NULL THEN
    INSERT INTO opening_schedules (time_zone, opening_minutes, open_during)
      VALUES (NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes))
      ON CONFLICT DO NOTHING;
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
  END IF;

  IF TG_OP = 'INSERT' AND NOT NEW.is_demo AND NEW.global_row_number IS NULL THEN
    NEW.global_row_number := nextval('global_row_numbers');
  END IF;
  NEW.name_folded := fold(NEW.name);
  NEW.shuffle := hashint4(NEW.id);
  NEW.score := (coalesce(NEW.rating, 3.5) * NEW.review_count + 3.5 * 20) / (NEW.review_count + 20);
  plain := plain_words(NEW.name_folded);
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category[1], NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city[1], ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', NEW.address, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(plain, NEW.score, NEW.category_id, NEW.city_id, NEW.country_code, NEW.rating,
      NEW.latitude, NEW.longitude, NEW.about) || listing_answers(NEW));

  IF TG_OP = 'UPDATE' THEN
    -- What searches need follows from the rest, and other tables.
    OLD.search_vector := NEW.search_vector;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER businesses_about_text ON businesses;
DROP TRIGGER businesses_at_merged_places ON businesses;
DROP TRIGGER businesses_derive_search ON businesses;
DROP TRIGGER businesses_vocabulary_insert ON businesses;
DROP FUNCTION drop_other_about_text();
DROP FUNCTION follow_merged_places();
DROP FUNCTION derive_search();
DROP FUNCTION listing_marks(businesses, text);

-- A listing in the trash is deleted as far as anybody outside can see. Rows are written in the order of their ids, so
-- that two writers can't wait for each other.
CREATE OR REPLACE FUNCTION note_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- With the stamp that the trigger of that table would set, which it need not set again for each row.
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, pg_current_xact_id(), pg_current_xact_id() FROM new_rows WHERE deleted_at IS NULL
      ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT n.id, n.slug, n.is_demo, n.deleted_at IS NOT NULL, '0', '0' FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE o.version <> n.version AND (o.deleted_at IS NULL OR n.deleted_at IS NULL) ORDER BY n.id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo,
        is_deleted = excluded.is_deleted;
  ELSE
    UPDATE business_changes AS c SET is_deleted = true FROM (
      SELECT business_id FROM business_changes
      WHERE business_id IN (SELECT id FROM old_rows) AND NOT is_deleted ORDER BY business_id FOR NO KEY UPDATE
    ) AS gone WHERE c.business_id = gone.business_id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER business_changes_stamp ON business_changes;
CREATE TRIGGER business_changes_stamp BEFORE UPDATE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION stamp_business_change();

CREATE TRIGGER business_changes_stamp_new BEFORE INSERT ON business_changes FOR EACH ROW
  WHEN (NEW.xid IS DISTINCT FROM pg_current_xact_id() OR NEW.created_xid IS DISTINCT FROM pg_current_xact_id()
    OR NEW.at IS DISTINCT FROM now()::timestamptz(3))
  EXECUTE FUNCTION stamp_business_change();

-- The same keys, without queries of its own.
CREATE OR REPLACE FUNCTION identity_keys_of(
  name_folded text, phone text, phone_normalised text, address text, website text, email text,
  latitude double precision, longitude double precision, reach integer
) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  keys integer[] := '{}';
  words text[];
  longest text;
  parts text[];
  number text;
  word text;
  digits text;
  host text;
  found integer := 0;
  cell text;
  starts text[] := '{}';
BEGIN
  -- The name as one word, its longest word, each by how it begins: endings differ most.
  words := string_to_array(btrim(regexp_replace(replace(name_folded, '''', ''), '[^[:alnum:]]+', ' ', 'g'), ' '), ' ');
  IF cardinality(words) > 0 THEN
    keys := keys || hashtext('n' || left(array_to_string(words, ''), 9));
    FOREACH word IN ARRAY words LOOP
      IF longest IS NULL OR least(length(word), 9) > length(longest) THEN longest := left(word, 9); END IF;
    END LOOP;
    keys := keys || hashtext('w' || left(longest, 6));
  END IF;

  -- The last seven digits of each number: they don't depend on how, or from where, it is dialled.
  IF phone_normalised IS NOT NULL THEN
    keys := keys || hashtext('p' || right(phone_normalised, 7));
  END IF;
  IF phone IS NOT NULL THEN
    IF phone ~ '^[-+0-9 ().]*$' THEN
      parts := ARRAY[left(phone, 200)];
    ELSE
      parts := (regexp_split_to_array(
        regexp_replace(left(phone, 200), '(ext|dahili|x)\D{0,3}\d{1,6}', ' ', 'gi'), '[,;|/\n]|\s(?:or|oder|ou)\s'))[1:5];
    END IF;
    FOREACH word IN ARRAY parts LOOP
      digits := regexp_replace(word, '\D+', '', 'g');
      IF length(digits) >= 7 THEN keys := keys || hashtext('p' || right(digits, 7)); END IF;
    END LOOP;
  END IF;

  -- A number with the first words of the street, or with the second number.
  IF address IS NOT NULL THEN
    parts := regexp_match(address, '(?:^|[^[:digit:]])0*([[:digit:]]{1,6})(?:[^[:digit:]]+0*([[:digit:]]{1,6}))?');
    number := parts[1];
    IF parts[2] IS NOT NULL THEN keys := keys || hashtext('a' || number || ':' || parts[2]); END IF;
    FOREACH word IN ARRAY string_to_array(regexp_replace(fold(left(address, 120)), '[^[:alpha:]]+', ' ', 'g'), ' ') LOOP
      CONTINUE WHEN length(word) < 4;
      IF number IS NULL THEN
        keys := keys || hashtext('a:' || left(word, 8));
        EXIT;
      END IF;
      CONTINUE WHEN word = ANY ('{strasse,straße,straat,street,avenue,boulevard,road,drive,lane,caddesi,cadde,sokak,sokagi,mahallesi,suite,floor,north,south,east,west,blvd,rua,calle,avenida,between,near}'::text[]);
      keys := keys || hashtext('a' || number || ':' || left(word, 4));
      found := found + 1;
      EXIT WHEN found = 2;
    END LOOP;
  END IF;

  -- The host of the website, else that of the e-mail.
  host := coalesce(
    substring(lower(website) FROM '^(?:https?://)?(?:www\d?\.)?([^/?#:]+\.[^/?#:]+)'), split_part(lower(email), '@', 2));
  IF host <> '' THEN keys := keys || hashtext('h' || host); END IF;

  -- Cells of about 200 metres with the first words of the name; a place within 60 metres lies in one of the four around.
  IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
    FOREACH word IN ARRAY words[1:3] LOOP
      IF length(word) > 1 THEN starts := starts || left(word, 3); END IF;
    END LOOP;
    FOR y IN floor(latitude * 500 - 0.5 * reach)::integer .. floor(latitude * 500 + 0.5 * reach)::integer LOOP
      FOR x IN floor(longitude * 250 - 0.5 * reach)::integer .. floor(longitude * 250 + 0.5 * reach)::integer LOOP
        cell := 'g' || y || ':' || x || ':';
        FOREACH word IN ARRAY starts LOOP
          keys := keys || hashtext(cell || word);
        END LOOP;
      END LOOP;
    END LOOP;
  END IF;
  RETURN keys;
END $$;
