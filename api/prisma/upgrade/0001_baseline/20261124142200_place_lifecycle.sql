-- Operators create and delete categories and cities, and name countries.

-- --- Creating and deleting --------------------------------------------------------------

ALTER TYPE place_change_kind ADD VALUE 'CREATE' AFTER 'MERGE';
ALTER TYPE place_change_kind ADD VALUE 'DELETE' AFTER 'CREATE';

-- The history outlives what it is about: a deletion is undone from it, and what was done before comes back with its place.
ALTER TABLE place_changes
  DROP CONSTRAINT place_changes_category_id_fkey,
  DROP CONSTRAINT place_changes_city_id_fkey,
  DROP CONSTRAINT place_changes_target_category_id_fkey,
  DROP CONSTRAINT place_changes_target_city_id_fkey,
  -- How many categories or cities a deletion removed; 1 for every other kind.
  ADD COLUMN places integer NOT NULL DEFAULT 1 CHECK (places >= 0),
  DROP CONSTRAINT place_changes_every_listing,
  -- Wider than the one before: what is stored holds it.
  ADD CONSTRAINT place_changes_every_part CHECK (restored + kept <= greatest(listings, places)) NOT VALID;

-- The categories or cities that a deletion is about. No foreign key: a reset of an earlier release truncates place_changes
-- alone.
CREATE TABLE place_deletions (
  change_id integer NOT NULL,
  place_id integer NOT NULL,
  -- False for those that were merged into one of them: they go and come back with it.
  is_asked boolean NOT NULL DEFAULT true,
  -- The row as it was; null until it is deleted, and for one that a listing used by then.
  row_data jsonb CHECK (jsonb_typeof(row_data) = 'object'),
  -- Its former addresses.
  old_slugs text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (change_id, place_id)
);

-- A deleted place takes its former addresses along.
CREATE INDEX old_slugs_by_category ON old_slugs (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX old_slugs_by_city ON old_slugs (city_id) WHERE city_id IS NOT NULL;

-- --- Versions ---------------------------------------------------------------------------

ALTER TABLE categories ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE cities ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Rows that wait for the undo of an import have the new column too.
UPDATE import_deleted_rows SET row_data = row_data || '{"version": 1}' WHERE table_name IN ('categories', 'cities');

CREATE FUNCTION count_place_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER categories_count_version BEFORE UPDATE OF name, slug, icon, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();
CREATE TRIGGER cities_count_version BEFORE UPDATE OF name, slug, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.merged_into_id) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();

-- --- Names of countries -----------------------------------------------------------------

-- Whether an operator named it; `name` is then theirs, and else the English one.
ALTER TABLE countries ADD COLUMN is_renamed boolean NOT NULL DEFAULT false;

CREATE TABLE country_renames (
  id serial PRIMARY KEY,
  country_code char(2) NOT NULL REFERENCES countries (code) ON DELETE CASCADE,
  -- Null is the English name.
  before text,
  after text,
  undone_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX country_renames_by_time ON country_renames (created_at DESC, id DESC);
CREATE INDEX country_renames_of_country ON country_renames (country_code);

-- --- Cached pages -----------------------------------------------------------------------

-- A deleted category or city has no listings: only its own page and lists with counts could show it.
CREATE FUNCTION drop_pages_of_lost_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
  lost int;
  tags text[];
BEGIN
  SELECT count(*) INTO lost FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
  IF lost = 0 THEN
    RETURN NULL;
  ELSIF lost > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  END IF;
  SELECT array_agg(tag) INTO tags FROM (
    SELECT kind || ':' || id FROM old_rows UNION ALL SELECT 'in-' || kind || ':' || slug FROM old_rows
  ) AS lists(tag);
  PERFORM drop_pages(tags || ARRAY['counts']);
  RETURN NULL;
END $$;
DROP TRIGGER categories_drop_pages_delete ON categories;
CREATE TRIGGER categories_drop_pages_delete AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_lost_places();
DROP TRIGGER cities_drop_pages_delete ON cities;
CREATE TRIGGER cities_drop_pages_delete AFTER DELETE ON cities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_lost_places();

-- Any page may show the name of a country.
CREATE TRIGGER countries_drop_pages_update AFTER UPDATE OF name ON countries
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION drop_all_pages();
