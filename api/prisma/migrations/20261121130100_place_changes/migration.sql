-- Categories and cities that operators rename, merge, and bring back.
--
-- A merged one stays as a row: its address leads on, imports that name it find the one that it was merged into, and it can
-- come back. A renamed one is found by its former names too.

ALTER TABLE categories
  ADD COLUMN former_keys text[] NOT NULL DEFAULT '{}',
  -- Checked at commit, so that a backup may bring rows in any order.
  ADD COLUMN merged_into_id integer REFERENCES categories (id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT categories_merged_elsewhere CHECK (merged_into_id <> id),
  -- The outlines of domain/categoryIcons.ts.
  ADD CONSTRAINT categories_icon_known CHECK (icon IN (
    'food', 'cup', 'bread', 'bed', 'shop', 'book', 'health', 'tooth', 'cap', 'chip', 'scissors', 'car', 'gym', 'bike', 'paw',
    'tree', 'law', 'wrench', 'building', 'leaf'
  ));
ALTER TABLE cities
  ADD COLUMN former_keys text[] NOT NULL DEFAULT '{}',
  ADD COLUMN merged_into_id integer REFERENCES cities (id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT cities_merged_elsewhere CHECK (merged_into_id <> id);
-- Rows that wait for the undo of an import have the new columns too.
UPDATE import_deleted_rows SET row_data = row_data || '{"former_keys": []}' WHERE table_name IN ('categories', 'cities');

-- The name of a merged one is free for others.
DROP INDEX categories_name_key_key, cities_name_country_key;
CREATE UNIQUE INDEX categories_name_key_key ON categories (name_key) WHERE merged_into_id IS NULL;
CREATE UNIQUE INDEX cities_name_country_key ON cities (name_key, country_code) NULLS NOT DISTINCT WHERE merged_into_id IS NULL;
CREATE INDEX categories_by_name_key ON categories (name_key);
CREATE INDEX cities_by_name_key ON cities (name_key);
CREATE INDEX categories_by_former_key ON categories USING gin (former_keys);
CREATE INDEX cities_by_former_key ON cities USING gin (former_keys);
CREATE INDEX categories_merged ON categories (merged_into_id) WHERE merged_into_id IS NOT NULL;
CREATE INDEX cities_merged ON cities (merged_into_id) WHERE merged_into_id IS NOT NULL;

-- --- Names --------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := fold(btrim(NEW.name));
  IF TG_OP = 'UPDATE' AND NEW.name_key <> OLD.name_key THEN
    NEW.former_keys := array_append(
      array_remove(array_remove(NEW.former_keys, NEW.name_key), OLD.name_key), OLD.name_key
    );
  END IF;
  RETURN NEW;
END $$;

-- The category that a folded name means: the one that has it, else the one that had it, else the one that took it over.
CREATE FUNCTION category_of_key(key text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key OR former_keys @> ARRAY[key]
  ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1
$$;

-- The same for a city in a country; '' where that is not known. A city whose country was not known when it was merged has
-- that of its target now.
CREATE FUNCTION city_of_key(key text, code text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM cities
      WHERE (name_key = key OR former_keys @> ARRAY[key]) AND coalesce(country_code, '') = code
      ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1),
    (SELECT target.id FROM cities merged JOIN cities target ON target.id = merged.merged_into_id
      WHERE (merged.name_key = key OR merged.former_keys @> ARRAY[key]) AND coalesce(target.country_code, '') = code
      ORDER BY merged.name_key <> key, merged.id LIMIT 1)
  )
$$;

-- --- Addresses ------------------------------------------------------------------------

CREATE FUNCTION keep_place_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_category CONSTANT boolean := TG_TABLE_NAME = 'categories';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.slug = OLD.slug THEN
    RETURN NEW;
  END IF;
  -- It may return to a slug that it once had; nobody else may take one over.
  DELETE FROM old_slugs WHERE slug = NEW.slug AND NEW.id = CASE WHEN is_category THEN category_id ELSE city_id END;
  IF EXISTS (
    SELECT FROM old_slugs WHERE slug = NEW.slug AND CASE WHEN is_category THEN category_id ELSE city_id END IS NOT NULL
  ) THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another one''s past', CONSTRAINT = TG_TABLE_NAME || '_slug_key';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_slugs (slug, category_id, city_id) VALUES (
      OLD.slug, CASE WHEN is_category THEN NEW.id END, CASE WHEN is_category THEN NULL ELSE NEW.id END
    );
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_keep_slug BEFORE INSERT OR UPDATE OF slug ON categories
  FOR EACH ROW EXECUTE FUNCTION keep_place_slug();
CREATE TRIGGER cities_keep_slug BEFORE INSERT OR UPDATE OF slug ON cities
  FOR EACH ROW EXECUTE FUNCTION keep_place_slug();

-- The sitemap asks when the directory last changed.
CREATE FUNCTION note_place_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_stats SET updated_at = now() WHERE id = 1 AND updated_at < now();
  RETURN NULL;
END $$;
CREATE TRIGGER categories_note_address AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();
CREATE TRIGGER cities_note_address AFTER UPDATE OF slug ON cities
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();

DROP TRIGGER categories_drop_pages_update ON categories;
DROP TRIGGER cities_drop_pages_update ON cities;
CREATE TRIGGER categories_drop_pages_update AFTER UPDATE OF name, slug, icon, location, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.location, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.location, NEW.merged_into_id))
  EXECUTE FUNCTION drop_pages_of_place();
CREATE TRIGGER cities_drop_pages_update AFTER UPDATE OF name, slug, country_code, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.country_code, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.country_code, NEW.merged_into_id))
  EXECUTE FUNCTION drop_pages_of_place();

-- --- Merging ----------------------------------------------------------------------------

-- A merged place leads straight to one that is not, of its own country where it has one, and its listings go there.
CREATE FUNCTION merge_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    IF EXISTS (SELECT FROM categories WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM categories WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a category is merged into one that is not merged itself',
        CONSTRAINT = 'categories_merged_once';
    END IF;
    UPDATE businesses SET category_id = NEW.merged_into_id WHERE category_id = NEW.id;
  ELSE
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM cities WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a city is merged into one that is not merged itself',
        CONSTRAINT = 'cities_merged_once';
    END IF;
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND country_code <> NEW.country_code) THEN
      RAISE check_violation USING MESSAGE = 'cities of two countries are two cities', CONSTRAINT = 'cities_merged_at_home';
    END IF;
    UPDATE businesses SET city_id = NEW.merged_into_id WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_merge AFTER INSERT OR UPDATE OF merged_into_id ON categories
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();
CREATE TRIGGER cities_merge AFTER INSERT OR UPDATE OF merged_into_id, country_code ON cities
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();

-- Whoever writes the number of a merged one means its target. The row is locked as its foreign key would lock it, so that
-- a listing can't slip into a place that is being merged.
CREATE FUNCTION follow_merged_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target integer;
BEGIN
  IF NEW.category_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.category_id IS DISTINCT FROM OLD.category_id) THEN
    SELECT merged_into_id INTO target FROM categories WHERE id = NEW.category_id FOR KEY SHARE;
    IF target IS NOT NULL THEN NEW.category_id := target; END IF;
  END IF;
  IF NEW.city_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id) THEN
    SELECT merged_into_id INTO target FROM cities WHERE id = NEW.city_id FOR KEY SHARE;
    IF target IS NOT NULL THEN NEW.city_id := target; END IF;
  END IF;
  RETURN NEW;
END $$;
-- Named to come before businesses_derive, which compares the row with what it was.
CREATE TRIGGER businesses_at_merged_places BEFORE INSERT OR UPDATE OF category_id, city_id ON businesses
  FOR EACH ROW EXECUTE FUNCTION follow_merged_places();

-- --- History ----------------------------------------------------------------------------

CREATE TYPE place_change_kind AS ENUM ('EDIT', 'MERGE');
-- What operators did to categories and cities. Which listings a merge moved stands in their revisions.
CREATE TABLE place_changes (
  id serial PRIMARY KEY,
  kind place_change_kind NOT NULL,
  category_id integer REFERENCES categories (id) ON DELETE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE CASCADE,
  -- What a merged one was merged into.
  target_category_id integer REFERENCES categories (id) ON DELETE CASCADE,
  target_city_id integer REFERENCES cities (id) ON DELETE CASCADE,
  -- Of an edit: name, slug, icon and former keys. Of a merge: the two names.
  before jsonb NOT NULL CHECK (jsonb_typeof(before) = 'object'),
  after jsonb NOT NULL CHECK (jsonb_typeof(after) = 'object'),
  -- Those that had been merged into the merged one before.
  follower_ids integer[] NOT NULL DEFAULT '{}',
  listings integer NOT NULL DEFAULT 0 CHECK (listings >= 0),
  restored integer NOT NULL DEFAULT 0 CHECK (restored >= 0),
  kept integer NOT NULL DEFAULT 0 CHECK (kept >= 0),
  applied_at timestamptz(3),
  undone_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT place_changes_of_one CHECK (num_nonnulls(category_id, city_id) = 1),
  CONSTRAINT place_changes_target CHECK (
    num_nonnulls(target_category_id, target_city_id) = CASE kind WHEN 'MERGE' THEN 1 ELSE 0 END
    AND num_nonnulls(category_id, target_city_id) < 2 AND num_nonnulls(city_id, target_category_id) < 2
  ),
  CONSTRAINT place_changes_undone_after CHECK (undone_at IS NULL OR applied_at IS NOT NULL),
  CONSTRAINT place_changes_every_listing CHECK (restored + kept <= listings)
);
CREATE INDEX place_changes_by_time ON place_changes (created_at DESC, id DESC);
CREATE INDEX place_changes_of_category ON place_changes (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX place_changes_of_city ON place_changes (city_id) WHERE city_id IS NOT NULL;
CREATE INDEX place_changes_into_category ON place_changes (target_category_id) WHERE target_category_id IS NOT NULL;
CREATE INDEX place_changes_into_city ON place_changes (target_city_id) WHERE target_city_id IS NOT NULL;

ALTER TABLE business_revisions ADD COLUMN place_change_id integer REFERENCES place_changes (id) ON DELETE SET NULL;
CREATE INDEX business_revisions_of_place_change ON business_revisions (place_change_id, business_id)
  WHERE place_change_id IS NOT NULL;
