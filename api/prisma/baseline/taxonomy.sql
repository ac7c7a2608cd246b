CREATE TABLE countries (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  business_count integer NOT NULL DEFAULT 0,
  -- Whether an operator named it; `name` is then theirs, and else the English one.
  is_renamed boolean NOT NULL DEFAULT false,
  CONSTRAINT countries_count_range CHECK (business_count >= 0),
  CONSTRAINT countries_code_form CHECK (code ~ '^[A-Z]{2}$')
);

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

-- A merged category or city stays as a row: its address leads on, imports that name it find the one that it was merged into,
-- and it can come back. A renamed one is found by its former names too.
CREATE TABLE categories (
  id serial PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  slug text NOT NULL,
  icon text,
  location text,
  business_count integer NOT NULL DEFAULT 0,
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  former_keys text[] NOT NULL DEFAULT '{}',
  -- Checked at commit, so that a backup may bring rows in any order.
  merged_into_id integer REFERENCES categories (id) DEFERRABLE INITIALLY DEFERRED,
  version integer NOT NULL DEFAULT 1,
  distinct_from_ids integer[] NOT NULL DEFAULT '{}',
  CONSTRAINT categories_count_range CHECK (business_count >= 0),
  CONSTRAINT categories_name_present CHECK (btrim(name) <> ''),
  CONSTRAINT categories_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT categories_merged_elsewhere CHECK (merged_into_id <> id),
  -- The outlines of domain/categoryIcons.ts.
  CONSTRAINT categories_icon_known CHECK (icon IN (
    'food', 'cup', 'bread', 'bed', 'shop', 'book', 'health', 'tooth', 'cap', 'chip', 'scissors', 'car', 'gym', 'bike', 'paw',
    'tree', 'law', 'wrench', 'building', 'leaf'
  ))
);
CREATE UNIQUE INDEX categories_slug_key ON categories (slug);
CREATE INDEX categories_by_count ON categories (business_count DESC, id);
CREATE UNIQUE INDEX categories_name_key_key ON categories (name_key) WHERE merged_into_id IS NULL;
CREATE INDEX categories_by_name_key ON categories (name_key);
CREATE INDEX categories_by_former_key ON categories USING gin (former_keys);
CREATE INDEX categories_merged ON categories (merged_into_id) WHERE merged_into_id IS NOT NULL;

CREATE TABLE cities (
  id serial PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  country_code char(2) REFERENCES countries (code) ON DELETE RESTRICT ON UPDATE CASCADE,
  slug text NOT NULL,
  business_count integer NOT NULL DEFAULT 0,
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  former_keys text[] NOT NULL DEFAULT '{}',
  merged_into_id integer REFERENCES cities (id) DEFERRABLE INITIALLY DEFERRED,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT cities_count_range CHECK (business_count >= 0),
  CONSTRAINT cities_name_present CHECK (btrim(name) <> ''),
  CONSTRAINT cities_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT cities_merged_elsewhere CHECK (merged_into_id <> id)
);
CREATE UNIQUE INDEX cities_slug_key ON cities (slug);
CREATE INDEX cities_by_count ON cities (business_count DESC, id);
CREATE UNIQUE INDEX cities_name_country_key ON cities (name_key, country_code) NULLS NOT DISTINCT WHERE merged_into_id IS NULL;
CREATE INDEX cities_by_name_key ON cities (name_key);
CREATE INDEX cities_by_former_key ON cities USING gin (former_keys);
CREATE INDEX cities_by_words ON cities (plain_words(name_key));
CREATE INDEX cities_merged ON cities (merged_into_id) WHERE merged_into_id IS NOT NULL;

-- What operators did to categories and cities. Which listings a merge moved stands in their revisions.
CREATE TABLE place_changes (
  id serial PRIMARY KEY,
  kind place_change_kind NOT NULL,
  category_id integer,
  city_id integer,
  -- What a merged one was merged into.
  target_category_id integer,
  target_city_id integer,
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
  -- How many categories or cities a deletion removed; 1 for every other kind.
  places integer NOT NULL DEFAULT 1 CHECK (places >= 0),
  CONSTRAINT place_changes_of_one CHECK (num_nonnulls(category_id, city_id) = 1),
  CONSTRAINT place_changes_target CHECK (
    num_nonnulls(target_category_id, target_city_id) = CASE kind WHEN 'MERGE' THEN 1 ELSE 0 END
    AND num_nonnulls(category_id, target_city_id) < 2 AND num_nonnulls(city_id, target_category_id) < 2
  ),
  CONSTRAINT place_changes_undone_after CHECK (undone_at IS NULL OR applied_at IS NOT NULL),
  CONSTRAINT place_changes_every_part CHECK (restored + kept <= greatest(listings, places))
);
CREATE INDEX place_changes_by_time ON place_changes (created_at DESC, id DESC);
CREATE INDEX place_changes_of_category ON place_changes (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX place_changes_of_city ON place_changes (city_id) WHERE city_id IS NOT NULL;
CREATE INDEX place_changes_into_category ON place_changes (target_category_id) WHERE target_category_id IS NOT NULL;
CREATE INDEX place_changes_into_city ON place_changes (target_city_id) WHERE target_city_id IS NOT NULL;

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

-- Corrections of stored data that an installation needs once. A worker makes each that is not listed here; a backup of an
-- earlier release lists none, so that they are made again after it was restored.
CREATE TABLE data_repairs (
  name text PRIMARY KEY,
  finished_at timestamptz(3) NOT NULL DEFAULT now(),
  corrected integer NOT NULL CHECK (corrected >= 0)
);
