-- What the data model cannot say: search, nearby, counts, and the rules that the database keeps by itself.

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

-- Accent-blind lower case. unaccent goes first: it turns the Turkish İ and ı into plain letters, which lower() would not.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value) COLLATE "und-x-icu") $$;

-- A point on the globe, in the cube form that GiST can search by distance (metres).
CREATE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6378168 * cos(radians(latitude)) * cos(radians(longitude))),
      6378168 * cos(radians(latitude)) * sin(radians(longitude))),
      6378168 * sin(radians(latitude))) $$;

-- Text that a reader could have meant as a link to somewhere safe.
CREATE FUNCTION is_web_link(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT value ~ '^https?://[^[:space:][:cntrl:]"<>]+$' AND length(value) <= 4000 $$;

-- Whether hours, switch and status say open at an instant; unknown hours are not open.
-- opening_minutes holds pairs [start, end) since Monday 00:00 local; an end may lie in the next week.
CREATE FUNCTION is_open_at(
  is_open boolean, status business_status, opening_minutes integer[], time_zone text, instant timestamptz
) RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT is_open AND coalesce(status = 'OPERATIONAL', true) AND time_zone IS NOT NULL AND EXISTS (
      SELECT FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
        (SELECT (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60 + extract(minute FROM here)::int
          FROM (SELECT instant AT TIME ZONE time_zone AS here) AS local) AS clock(minute)
      WHERE opening_minutes[i] <= clock.minute AND clock.minute < opening_minutes[i + 1]
        OR opening_minutes[i] <= clock.minute + 10080 AND clock.minute + 10080 < opening_minutes[i + 1]
    )
  $$;

-- --- Rules of single rows ------------------------------------------------------

ALTER TABLE businesses
  ALTER COLUMN opening_minutes SET NOT NULL,
  ALTER COLUMN derived_fields SET NOT NULL,
  ALTER COLUMN edited_fields SET NOT NULL,
  ADD CONSTRAINT businesses_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  ADD CONSTRAINT businesses_slug_reserved CHECK (slug NOT IN ('stats', 'random')),
  ADD CONSTRAINT businesses_name_present CHECK (btrim(name) <> '' AND length(name) <= 500),
  ADD CONSTRAINT businesses_rating_range CHECK (rating BETWEEN 0 AND 5),
  ADD CONSTRAINT businesses_review_count_range CHECK (review_count >= 0),
  ADD CONSTRAINT businesses_position CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  ADD CONSTRAINT businesses_about_object CHECK (jsonb_typeof(about) = 'object'),
  ADD CONSTRAINT businesses_hours_object CHECK (jsonb_typeof(working_hours) = 'object'),
  ADD CONSTRAINT businesses_opening_pairs CHECK (cardinality(opening_minutes) % 2 = 0),
  ADD CONSTRAINT businesses_row_number CHECK (is_demo = (global_row_number IS NULL)),
  ADD CONSTRAINT businesses_email_form CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$'),
  ADD CONSTRAINT businesses_links CHECK (
    is_web_link(website) AND is_web_link(menu_link) AND is_web_link(order_link) AND is_web_link(reservation_link)
    AND is_web_link(location_link) AND is_web_link(reviews_link) AND is_web_link(photo_url) AND is_web_link(image_url)
  );

ALTER TABLE categories
  ADD CONSTRAINT categories_count_range CHECK (business_count >= 0),
  ADD CONSTRAINT categories_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT categories_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE cities
  ADD CONSTRAINT cities_count_range CHECK (business_count >= 0),
  ADD CONSTRAINT cities_name_present CHECK (btrim(name) <> ''),
  ADD CONSTRAINT cities_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE countries
  ADD CONSTRAINT countries_count_range CHECK (business_count >= 0),
  ADD CONSTRAINT countries_code_form CHECK (code ~ '^[A-Z]{2}$');
-- One city per name and country; where the country is unknown, one per name.
CREATE UNIQUE INDEX cities_name_country_key ON cities (name_key, country_code) NULLS NOT DISTINCT;

ALTER TABLE directory_stats
  ADD CONSTRAINT directory_stats_single CHECK (id = 1),
  ADD CONSTRAINT directory_stats_range CHECK (business_count >= 0 AND demo_count >= 0);
INSERT INTO directory_stats (id) VALUES (1);
ALTER TABLE installation ADD CONSTRAINT installation_single CHECK (id = 1);

ALTER TABLE reviews ADD CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5);

ALTER TABLE old_slugs ADD CONSTRAINT old_slugs_one_target CHECK (num_nonnulls(business_id, category_id, city_id) = 1);
CREATE UNIQUE INDEX old_slugs_business_key ON old_slugs (slug) WHERE business_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_category_key ON old_slugs (slug) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_city_key ON old_slugs (slug) WHERE city_id IS NOT NULL;

ALTER TABLE imports
  ADD CONSTRAINT imports_figures CHECK (
    created >= 0 AND updated >= 0 AND unchanged >= 0 AND merged >= 0 AND refused >= 0 AND rows_read >= 0
  ),
  -- Every row of a finished import has exactly one fate.
  ADD CONSTRAINT imports_every_row_counted CHECK (
    status <> 'DONE' OR created + updated + unchanged + merged + refused = total_rows
  ),
  ADD CONSTRAINT imports_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL);
ALTER TABLE jobs
  ADD CONSTRAINT jobs_figures CHECK (done >= 0 AND total >= 0 AND attempts >= 0),
  ADD CONSTRAINT jobs_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL);
ALTER TABLE login_budgets ADD CONSTRAINT login_budgets_range CHECK (failures >= 0);

-- --- Indexes -------------------------------------------------------------------
-- Lists leave the trash out, so the indexes behind them do too.

CREATE INDEX businesses_by_score ON businesses (score DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_country ON businesses (country_code, score DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_rating ON businesses ((coalesce(rating, 0)) DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_review_count ON businesses (review_count DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_name ON businesses (name_folded COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_shuffle ON businesses (shuffle, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_text ON businesses USING gin (search_vector) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_likeness ON businesses USING gin (name_folded gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_place ON businesses USING gist (globe_point(latitude, longitude))
  WHERE deleted_at IS NULL AND latitude IS NOT NULL;
CREATE INDEX businesses_by_phone ON businesses (phone_normalised) WHERE phone_normalised IS NOT NULL;
CREATE INDEX businesses_by_import ON businesses (created_by_import_id) WHERE created_by_import_id IS NOT NULL;
CREATE INDEX categories_by_count ON categories (business_count DESC, id);
CREATE INDEX cities_by_count ON cities (business_count DESC, id);

-- --- What a listing derives from its own fields -----------------------------------

CREATE SEQUENCE global_row_numbers AS integer;

CREATE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_name text;
  city_name text;
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
  SELECT name INTO category_name FROM categories WHERE id = NEW.category_id;
  SELECT name INTO city_name FROM cities WHERE id = NEW.city_id;
  NEW.search_vector :=
    setweight(to_tsvector('simple', NEW.name_folded), 'A')
    || setweight(to_tsvector('simple', fold(concat_ws(' ', category_name, NEW.type))), 'B')
    || setweight(to_tsvector('simple', fold(coalesce(city_name, ''))), 'C')
    || setweight(to_tsvector('simple', fold(coalesce(NEW.address, ''))), 'D');

  IF TG_OP = 'UPDATE' THEN
    OLD.search_vector := NEW.search_vector;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER businesses_derive BEFORE INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION derive_business();

CREATE FUNCTION keep_old_business_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO old_slugs (slug, business_id) VALUES (OLD.slug, OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_keep_old_slug AFTER UPDATE OF slug ON businesses
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_business_slug();

-- A renamed category or city is found by its new name at once.
CREATE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE businesses SET search_vector = NULL WHERE category_id = NEW.id;
  ELSE
    UPDATE businesses SET search_vector = NULL WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_refresh_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();
CREATE TRIGGER cities_refresh_search AFTER UPDATE OF name ON cities
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();

CREATE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := fold(btrim(NEW.name));
  RETURN NEW;
END $$;
CREATE TRIGGER categories_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON categories
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();
CREATE TRIGGER cities_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON cities
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

-- --- Counts --------------------------------------------------------------------
-- Kept once a statement, whatever wrote. Rows are locked in id order, so that two writers can't wait for each other.

CREATE TYPE listing_change AS (category_id int, city_id int, country_code text, is_demo boolean, n int);

CREATE FUNCTION count_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added listing_change[];
  removed listing_change[];
  changes listing_change[];
  changed_at timestamptz := now();
  total_delta int;
  demo_delta int;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, n)::listing_change) INTO added FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM new_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
    SELECT max(updated_at) INTO changed_at FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, -n)::listing_change) INTO removed FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM old_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
  END IF;
  changes := coalesce(added, '{}') || coalesce(removed, '{}');
  IF changed_at IS NULL OR (cardinality(changes) = 0 AND TG_OP <> 'UPDATE') THEN
    RETURN NULL;
  END IF;

  PERFORM FROM categories WHERE id IN (
    SELECT category_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE categories SET business_count = business_count + delta
    FROM (SELECT category_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE categories.id = d.category_id;

  PERFORM FROM cities WHERE id IN (
    SELECT city_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE cities SET business_count = business_count + delta
    FROM (SELECT city_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE cities.id = d.city_id;

  PERFORM FROM countries WHERE code IN (
    SELECT country_code FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY code FOR NO KEY UPDATE;
  UPDATE countries SET business_count = business_count + delta
    FROM (SELECT country_code, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE countries.code = d.country_code;

  SELECT coalesce(sum(n), 0), coalesce(sum(n) FILTER (WHERE is_demo), 0) INTO total_delta, demo_delta FROM unnest(changes);
  UPDATE directory_stats
    SET business_count = business_count + total_delta, demo_count = demo_count + demo_delta,
        updated_at = greatest(updated_at, changed_at)
    WHERE id = 1 AND (total_delta <> 0 OR demo_delta <> 0 OR updated_at < changed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_count_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();
CREATE TRIGGER businesses_count_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();
CREATE TRIGGER businesses_count_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

CREATE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET business_count = 0 WHERE business_count <> 0;
  UPDATE cities SET business_count = 0 WHERE business_count <> 0;
  UPDATE countries SET business_count = 0 WHERE business_count <> 0;
  UPDATE directory_stats SET business_count = 0, demo_count = 0, updated_at = now();
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_forget_counts AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();

-- --- Landing of imports ------------------------------------------------------------
-- Rows wait here between reading and merging. Unlogged: after a crash the file is read again.

CREATE UNLOGGED TABLE import_rows (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  -- Order in the file, over all its sheets.
  position integer NOT NULL,
  -- Equal for rows that mean one place.
  identity text NOT NULL,
  slug_base text NOT NULL,
  category_name text,
  city_name text,
  -- Columns of businesses as JSON, without nulls.
  listing jsonb NOT NULL,
  reviews jsonb,
  PRIMARY KEY (import_id, position)
);

-- Puts objects together; where a key stands in several, the last one wins.
CREATE AGGREGATE jsonb_overlay(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');
