-- Dry runs, rows in doubt, undo.

CREATE TYPE doubt_policy AS ENUM ('ASK', 'CREATE', 'SKIP');
CREATE TYPE doubt_decision AS ENUM ('CREATE', 'MERGE', 'SKIP');
CREATE TYPE row_outcome AS ENUM ('CREATED', 'UPDATED', 'UNCHANGED', 'MERGED', 'REFUSED', 'DOUBTFUL');

ALTER TABLE imports
  ADD COLUMN is_dry_run boolean NOT NULL DEFAULT false,
  ADD COLUMN dry_run_id integer REFERENCES imports (id) ON DELETE SET NULL,
  ADD COLUMN overwrite_edited boolean NOT NULL DEFAULT false,
  ADD COLUMN doubt_policy doubt_policy NOT NULL DEFAULT 'ASK',
  -- Rows among the unchanged ones that wait for a decision.
  ADD COLUMN doubtful integer NOT NULL DEFAULT 0,
  -- From earlier files of the kind, until the file has been read.
  ADD COLUMN estimated_rows integer,
  ADD COLUMN landing_at timestamptz(3),
  ADD COLUMN undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  ADD COLUMN undone_at timestamptz(3),
  ADD COLUMN undo_result jsonb,
  DROP CONSTRAINT imports_every_row_counted,
  ADD CONSTRAINT imports_every_row_counted CHECK (
    status NOT IN ('DONE', 'UNDONE') OR created + updated + unchanged + merged + refused = total_rows
  ),
  ADD CONSTRAINT imports_doubtful CHECK (doubtful BETWEEN 0 AND unchanged),
  ADD CONSTRAINT imports_undone CHECK ((status = 'UNDONE') = (undone_at IS NOT NULL)),
  ADD CONSTRAINT imports_dry_run_changes_nothing CHECK (NOT is_dry_run OR status <> 'UNDONE');
CREATE INDEX imports_by_file ON imports (file_key) WHERE file_key IS NOT NULL;

-- Order in the file, over all its sheets.
ALTER TABLE import_problems ADD COLUMN position integer NOT NULL DEFAULT 0;

-- Whether an undo has taken the change back, or is one: such changes leave nothing behind that a later undo could lose.
ALTER TABLE business_revisions ADD COLUMN undone boolean NOT NULL DEFAULT false;

-- Which import brought a review. Imports write in runs, so the smallest of indexes is enough.
ALTER TABLE reviews ADD COLUMN import_id integer;
CREATE INDEX reviews_by_import ON reviews USING brin (import_id) WITH (pages_per_range = 16);

-- A deleted listing's old slugs go with it.
CREATE INDEX old_slugs_by_business ON old_slugs (business_id) WHERE business_id IS NOT NULL;

-- Rows that may or may not be a listing that is there already; an operator decides.
CREATE TABLE import_doubts (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  name text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('OTHER_PLACE', 'FAR_AWAY', 'OTHER_PHONE', 'OTHER_NAME', 'OTHER_ADDRESS', 'SEVERAL')),
  candidate_ids integer[] NOT NULL CHECK (cardinality(candidate_ids) > 0),
  -- The row as it was staged.
  staged jsonb NOT NULL,
  decision doubt_decision,
  business_id integer REFERENCES businesses (id) ON DELETE SET NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  decided_at timestamptz(3),
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  UNIQUE (import_id, position)
);
CREATE INDEX import_doubts_by_business ON import_doubts (business_id) WHERE business_id IS NOT NULL;

-- What a dry run found for each row.
CREATE TABLE import_outcomes (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  outcome row_outcome NOT NULL,
  name text,
  -- The listing that the row would change, or is in doubt about.
  business_id integer,
  reason text,
  -- Fields that differ, by their columns.
  before jsonb,
  after jsonb,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX import_outcomes_by_outcome ON import_outcomes (import_id, outcome, position);

-- Listings that an undo left as they were, and why.
CREATE TABLE import_leftovers (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  business_id integer NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('CREATED_AND_EDITED', 'UPDATED_AND_EDITED')),
  PRIMARY KEY (import_id, business_id)
);

-- Whole rows that an import deleted (the demonstration), so that undoing can bring them back.
CREATE TABLE import_deleted_rows (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  table_name text NOT NULL CHECK (table_name IN ('categories', 'cities', 'businesses', 'reviews')),
  row_data jsonb NOT NULL
);
CREATE INDEX import_deleted_rows_by_import ON import_deleted_rows (import_id);

-- Listings that are gone for good: their addresses answer 410.
CREATE TABLE business_tombstones (
  id integer PRIMARY KEY,
  slug text NOT NULL,
  old_slugs text[] NOT NULL DEFAULT '{}',
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  reason text NOT NULL
);
CREATE INDEX business_tombstones_by_slug ON business_tombstones (slug);
CREATE INDEX business_tombstones_by_old_slug ON business_tombstones USING gin (old_slugs);
CREATE INDEX business_tombstones_by_time ON business_tombstones (deleted_at, id);

-- Metres between two positions; null where one is unknown.
CREATE FUNCTION metres_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube_distance(public.globe_point(latitude_a, longitude_a), public.globe_point(latitude_b, longitude_b)) $$;

-- Fields that an import leaves alone because an operator edited them, with those that follow from them.
CREATE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT edited
      || CASE WHEN 'phone' = ANY (edited) THEN '{phone_normalised}'::text[] ELSE '{}' END
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude}'::text[] ELSE '{}' END
  $$;

-- Rows are staged in a temporary table of the worker's own connection.
DROP TABLE import_rows;
DROP AGGREGATE jsonb_overlay(jsonb);

-- Puts objects together; where a key stands in several, the last one wins.
CREATE AGGREGATE jsonb_concat_all(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');
