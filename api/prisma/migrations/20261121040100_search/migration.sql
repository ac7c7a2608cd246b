-- Search that stays on an index whatever is asked: words and filters in one vector, opening hours told apart once,
-- covering indexes for lists of any order, a vocabulary that forgives slips, counts of what a filter would keep.

-- --- Opening hours, each week once ----------------------------------------------------
-- A directory knows a few thousand different weeks; which of them are open now is asked of these rows alone.

CREATE TABLE opening_schedules (
  id serial PRIMARY KEY,
  time_zone text NOT NULL,
  -- Pairs [start, end) since Monday 00:00 local, as a listing holds them.
  opening_minutes integer[] NOT NULL,
  -- The same as ranges, those past the week's end also a week earlier.
  open_during int4multirange NOT NULL,
  UNIQUE (time_zone, opening_minutes)
);

CREATE FUNCTION minute_ranges(opening_minutes integer[]) RETURNS int4multirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(range_agg(span), '{}') FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      LATERAL (VALUES
        (int4range(opening_minutes[i], opening_minutes[i + 1])),
        (int4range(opening_minutes[i] - 10080, opening_minutes[i + 1] - 10080))
      ) AS spans(span)
  $$;

-- Schedules that are open at an instant, by the clock of their own zone.
CREATE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE s.open_during @> clocks.minute
  $$;

DROP FUNCTION is_open_at(boolean, business_status, integer[], text, timestamptz);

ALTER TABLE businesses
  -- Null where the switch or the status says closed, or the hours or their zone are not known.
  ADD COLUMN schedule_id integer REFERENCES opening_schedules (id),
  -- Read for each match: never moved out of the row.
  ALTER COLUMN search_vector SET STORAGE MAIN,
  ALTER COLUMN search_vector SET STATISTICS 500;

-- --- Words and marks --------------------------------------------------------------------
-- Marks begin with #, which no word does: #= whole name, #n beginning of the name, #c category, #t city, #k country,
-- #f feature, #r rating of at least, #g cell of the globe, #q band of quality from the best (0) on.

-- Letters and digits of a folded text, words apart by one space. searchTerms.ts does the same.
CREATE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(folded COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g')) $$;

CREATE FUNCTION search_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT plain_words(fold(value)) $$;

CREATE FUNCTION feature_slug(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(replace(search_words_of(name), ' ', '-'), 60) $$;

-- Each band holds about three times as many listings as the one before it.
CREATE FUNCTION quality_band(score real) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 5 - width_bucket(score::numeric, ARRAY[4.2, 4.45, 4.6, 4.7, 4.8]::numeric[]) $$;

-- The marks of a listing whose name is `plain` in folded words. Run for every row of an import, so without a query where possible.
CREATE FUNCTION listing_marks(listing businesses, plain text) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  marks text[] := ARRAY['#q' || quality_band(listing.score)];
  north double precision := listing.latitude + 90;
  east double precision := listing.longitude + 180;
BEGIN
  IF plain <> '' THEN
    marks := marks || ARRAY['#=' || left(plain, 120), '#n' || left(plain, 1), '#n' || left(plain, 2)];
  END IF;
  IF listing.category_id IS NOT NULL THEN marks := marks || ('#c' || listing.category_id); END IF;
  IF listing.city_id IS NOT NULL THEN marks := marks || ('#t' || listing.city_id); END IF;
  IF listing.country_code IS NOT NULL THEN marks := marks || ('#k' || listing.country_code); END IF;
  IF listing.rating >= 3 THEN marks := marks || '#r30'::text; END IF;
  IF listing.rating >= 3.5 THEN marks := marks || '#r35'::text; END IF;
  IF listing.rating >= 4 THEN marks := marks || '#r40'::text; END IF;
  IF listing.rating >= 4.5 THEN marks := marks || '#r45'::text; END IF;
  IF north IS NOT NULL THEN
    marks := marks || ARRAY[
      '#ga:' || floor(north / 0.1) || ':' || floor(east / 0.1), '#gb:' || floor(north / 0.5) || ':' || floor(east / 0.5),
      '#gc:' || floor(north / 2.5) || ':' || floor(east / 2.5)
    ];
  END IF;
  IF listing.about IS NOT NULL THEN
    marks := marks || ARRAY(
      SELECT DISTINCT '#f' || feature_slug(feature)
      FROM jsonb_each(listing.about) AS sections(section, features),
        jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
      WHERE value = 'true' AND feature_slug(feature) <> ''
    );
  END IF;
  RETURN ARRAY(SELECT DISTINCT unnest(marks));
END $$;

-- What a listing derives from its own fields, but for what searches need.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT NEW.is_demo AND NEW.global_row_number IS NULL THEN
    NEW.global_row_number := nextval('global_row_numbers');
  END IF;
  IF TG_OP = 'INSERT' OR NEW.slug <> OLD.slug THEN
    -- A listing may return to a slug that it once had; nobody else may take one over.
    DELETE FROM old_slugs WHERE slug = NEW.slug AND business_id = NEW.id;
    IF EXISTS (SELECT FROM old_slugs WHERE slug = NEW.slug AND business_id IS NOT NULL) THEN
      RAISE unique_violation USING MESSAGE = 'slug belongs to another listing''s past', CONSTRAINT = 'businesses_slug_key';
    END IF;
  END IF;

  IF NEW.time_zone IS NOT NULL THEN
    -- Raises invalid_parameter_value for a zone that is none.
    PERFORM now() AT TIME ZONE NEW.time_zone;
  END IF;

  NEW.name_folded := fold(NEW.name);
  NEW.shuffle := hashint4(NEW.id);
  NEW.score := (coalesce(NEW.rating, 3.5) * NEW.review_count + 3.5 * 20) / (NEW.review_count + 20);
  IF TG_OP = 'UPDATE' THEN
    -- Derived from the rest by businesses_derive_search, which comes next.
    OLD.search_vector := NEW.search_vector;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION derive_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_name text;
  city_name text;
  plain text := plain_words(NEW.name_folded);
BEGIN
  SELECT name INTO category_name FROM categories WHERE id = NEW.category_id;
  SELECT name INTO city_name FROM cities WHERE id = NEW.city_id;
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category_name, NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city_name, ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(coalesce(NEW.address, ''))), 'D')
    || array_to_tsvector(listing_marks(NEW, plain));

  IF NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true) AND NEW.time_zone IS NOT NULL
    AND cardinality(NEW.opening_minutes) > 0 THEN
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    IF NEW.schedule_id IS NULL THEN
      INSERT INTO opening_schedules (time_zone, opening_minutes, open_during)
        VALUES (NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes))
        ON CONFLICT DO NOTHING;
      SELECT id INTO NEW.schedule_id FROM opening_schedules
        WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    END IF;
  ELSE
    NEW.schedule_id := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER businesses_derive_search BEFORE INSERT OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION derive_search();

-- --- Indexes --------------------------------------------------------------------------
-- A page of a list is found on the index alone: each holds what a list can be filtered by.

DROP INDEX businesses_by_score, businesses_by_category, businesses_by_city, businesses_by_country, businesses_by_rating,
  businesses_by_review_count, businesses_by_name, businesses_by_text, businesses_by_likeness;

UPDATE businesses SET search_vector = NULL;

CREATE INDEX businesses_by_score ON businesses (score DESC, id)
  INCLUDE (category_id, city_id, country_code, rating, schedule_id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_rating ON businesses ((coalesce(rating, 0)) DESC, id)
  INCLUDE (rating, category_id, city_id, country_code, schedule_id, score, review_count, name_folded) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_review_count ON businesses (review_count DESC, id)
  INCLUDE (category_id, city_id, country_code, rating, schedule_id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_name ON businesses (name_folded COLLATE "C", id)
  INCLUDE (category_id, city_id, country_code, rating, schedule_id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_newest ON businesses (id)
  INCLUDE (category_id, city_id, country_code, rating, schedule_id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id)
  INCLUDE (city_id, country_code, rating, review_count, schedule_id, name_folded) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id)
  INCLUDE (category_id, country_code, rating, review_count, schedule_id, name_folded) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_country ON businesses (country_code, score DESC, id)
  INCLUDE (category_id, city_id, rating, review_count, schedule_id, name_folded) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_text ON businesses USING gin (search_vector) WHERE deleted_at IS NULL;

-- --- Vocabulary and counts ---------------------------------------------------------------

-- Words of three letters or more that some listing has or had.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  -- The word, and the word with one letter taken out, for each of its letters: two words that are one slip apart share one.
  forms text[] COLLATE "C" NOT NULL
);
CREATE INDEX search_vocabulary_by_form ON search_vocabulary USING gin (forms);
CREATE INDEX search_vocabulary_by_likeness ON search_vocabulary USING gin (word gin_trgm_ops);

CREATE FUNCTION slip_forms(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_agg(DISTINCT form) FROM (
      SELECT word AS form UNION ALL SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
    ) AS forms
  $$;

-- How many listings carry a mark, for figures beside a filter that nothing else narrows; #s stands for a schedule.
CREATE TABLE search_marks (
  mark text COLLATE "C" PRIMARY KEY,
  -- A feature as its source writes it, and the section that it stands in.
  label text,
  section text,
  business_count integer NOT NULL DEFAULT 0 CHECK (business_count >= 0)
);

CREATE FUNCTION counted_marks(vector tsvector, schedule_id integer) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 12
  AS $$
    SELECT lexeme FROM unnest(tsvector_to_array(vector)) AS lexeme WHERE lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g'
      OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#s'
    UNION ALL SELECT '#s' || schedule_id WHERE schedule_id IS NOT NULL
  $$;

CREATE FUNCTION keep_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM (
      SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word
      WHERE deleted_at IS NULL AND word !~ '[#0-9]' AND length(word) BETWEEN 3 AND 40
    ) AS used
    WHERE NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marks text[];
  deltas integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(mark ORDER BY mark), array_agg(n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, count(*) AS n FROM new_rows, counted_marks(search_vector, schedule_id) AS mark
      WHERE deleted_at IS NULL GROUP BY 1
    ) AS added;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(mark ORDER BY mark), array_agg(-n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, count(*) AS n FROM old_rows, counted_marks(search_vector, schedule_id) AS mark
      WHERE deleted_at IS NULL GROUP BY 1
    ) AS removed;
  ELSE
    SELECT array_agg(mark ORDER BY mark), array_agg(n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, sum(sign) AS n FROM (
        SELECT mark, 1 AS sign FROM new_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
        UNION ALL
        SELECT mark, -1 FROM old_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
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
      UPDATE search_marks SET label = named.feature, section = named.section FROM (
        SELECT DISTINCT ON (1) '#f' || feature_slug(feature) AS mark, section, feature FROM new_rows,
          jsonb_each(about) AS sections(section, features),
          jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
        WHERE value = 'true'
      ) AS named WHERE search_marks.mark = named.mark AND search_marks.label IS NULL;
    END IF;
  END IF;
  PERFORM FROM search_marks WHERE mark = ANY (marks) ORDER BY mark FOR NO KEY UPDATE;
  UPDATE search_marks SET business_count = business_count + delta
    FROM unnest(marks, deltas) AS d(changed, delta) WHERE search_marks.mark = d.changed;
  RETURN NULL;
END $$;

CREATE FUNCTION forget_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_marks;
  DELETE FROM search_vocabulary;
  RETURN NULL;
END $$;

INSERT INTO search_vocabulary (word, forms)
  SELECT word, slip_forms(word) FROM (
    SELECT DISTINCT word FROM businesses, unnest(tsvector_to_array(search_vector)) AS word
    WHERE deleted_at IS NULL AND word !~ '[#0-9]' AND length(word) BETWEEN 3 AND 40
  ) AS used;
INSERT INTO search_marks (mark, business_count)
  SELECT mark, count(*) FROM businesses, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL GROUP BY 1;
UPDATE search_marks SET label = named.feature, section = named.section FROM (
  SELECT DISTINCT ON (1) '#f' || feature_slug(feature) AS mark, section, feature FROM businesses,
    jsonb_each(about) AS sections(section, features),
    jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
  WHERE value = 'true'
) AS named WHERE search_marks.mark = named.mark;

-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_marks_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();
CREATE TRIGGER businesses_marks_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();
CREATE TRIGGER businesses_marks_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();
CREATE TRIGGER businesses_vocabulary_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();
CREATE TRIGGER businesses_vocabulary_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();
CREATE TRIGGER businesses_forget_search AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION forget_search();

-- --- Candidates ---------------------------------------------------------------------------

CREATE TYPE search_candidate AS (
  id integer, relevance real, score real, rating numeric, review_count integer, name_folded text, category_id integer,
  city_id integer, country_code text, schedule_id integer, latitude double precision, longitude double precision, marks text[]
);

-- The best matches of a query over words and marks, at most `most`: those whose whole name is asked for, then band by band
-- from the best on, so that a common word costs no more than a rare one. `ranked` says what relevance counts.
-- The settings leave only the text index to choose.
CREATE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$
DECLARE
  found_now integer;
  wanted_here tsquery;
BEGIN
  -- Band -1 holds the whole names.
  FOR band IN (CASE WHEN named IS NULL THEN 0 ELSE -1 END)..5 LOOP
    wanted_here := (CASE
      WHEN band < 0 THEN named
      ELSE '(' || wanted || ') & ''#q' || band || '''' || coalesce(' & !(' || named || ')', '')
    END)::tsquery;
    RETURN QUERY SELECT b.id,
        (CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END
          + CASE WHEN band < 0 THEN 2 ELSE 0 END)::real,
        b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
        b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END
      FROM businesses b WHERE b.deleted_at IS NULL AND b.search_vector @@ wanted_here
      LIMIT CASE WHEN band < 0 THEN least(most, 200) ELSE most END;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    EXIT WHEN most <= 0;
  END LOOP;
END $$;

-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given; all that
-- were looked at are counted in `seen`.
CREATE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
BEGIN
  RETURN QUERY SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END)::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND earth_box(here, meters) @> globe_point(l.latitude, l.longitude)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;
