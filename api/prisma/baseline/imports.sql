CREATE TABLE imports (
  id serial PRIMARY KEY,
  status import_status NOT NULL DEFAULT 'QUEUED',
  file_name text NOT NULL,
  file_key text,
  file_size bigint NOT NULL,
  file_sha256 char(64) NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  mapping jsonb,
  columns jsonb NOT NULL DEFAULT '[]',
  idempotency_key text,
  rows_read integer NOT NULL DEFAULT 0,
  total_rows integer,
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  merged integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  categories_created integer NOT NULL DEFAULT 0,
  cities_found integer NOT NULL DEFAULT 0,
  error_code text,
  error_message text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  job_id integer REFERENCES jobs (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  is_dry_run boolean NOT NULL DEFAULT false,
  dry_run_id integer REFERENCES imports (id) ON DELETE SET NULL,
  overwrite_edited boolean NOT NULL DEFAULT false,
  doubt_policy doubt_policy NOT NULL DEFAULT 'ASK',
  -- Rows among the unchanged ones that wait for a decision.
  doubtful integer NOT NULL DEFAULT 0,
  -- From earlier files of the kind, until the file has been read.
  estimated_rows integer,
  landing_at timestamptz(3),
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undone_at timestamptz(3),
  undo_result jsonb,
  -- Rows of sheets of reviews, and of sheets of long texts.
  review_rows integer,
  long_text_rows integer,
  -- Rows among the unchanged ones that were left out.
  skipped integer NOT NULL DEFAULT 0,
  -- Reviews in the file, whether in rows of their own or in cells, and the outcome of each.
  reviews_found integer,
  reviews_created integer,
  reviews_unchanged integer,
  reviews_doubtful integer,
  reviews_skipped integer,
  reviews_refused integer,
  warnings integer NOT NULL DEFAULT 0,
  -- Headers of columns about persons that an operator releases for reading.
  released_columns text[] NOT NULL DEFAULT '{}',
  default_country char(2) CHECK (default_country ~ '^[A-Z]{2}$'),
  error_data jsonb,
  problems_omitted integer NOT NULL DEFAULT 0,
  CONSTRAINT imports_figures CHECK (
    created >= 0 AND updated >= 0 AND unchanged >= 0 AND merged >= 0 AND refused >= 0 AND rows_read >= 0
  ),
  CONSTRAINT imports_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL),
  CONSTRAINT imports_every_row_counted CHECK (
    status NOT IN ('DONE', 'UNDONE') OR created + updated + unchanged + merged + refused = total_rows
  ),
  CONSTRAINT imports_undone CHECK ((status = 'UNDONE') = (undone_at IS NOT NULL)),
  CONSTRAINT imports_dry_run_changes_nothing CHECK (NOT is_dry_run OR status <> 'UNDONE'),
  CONSTRAINT imports_doubtful CHECK (doubtful >= 0 AND skipped >= 0 AND doubtful + skipped <= unchanged),
  CONSTRAINT imports_counted_apart CHECK (
    num_nulls(
      review_rows, long_text_rows, reviews_found, reviews_created, reviews_unchanged, reviews_doubtful, reviews_skipped,
      reviews_refused
    ) IN (0, 8)
  ),
  CONSTRAINT imports_review_figures CHECK (
    review_rows >= 0 AND long_text_rows >= 0 AND reviews_created >= 0 AND reviews_unchanged >= 0 AND reviews_doubtful >= 0
      AND reviews_skipped >= 0 AND reviews_refused >= 0
  ),
  -- Every review of the file has exactly one outcome.
  CONSTRAINT imports_every_review_counted CHECK (
    reviews_created + reviews_unchanged + reviews_doubtful + reviews_skipped + reviews_refused = reviews_found
  )
);
CREATE UNIQUE INDEX imports_job_id_key ON imports (job_id);
CREATE INDEX imports_created_at_id_idx ON imports (created_at DESC, id DESC);
CREATE UNIQUE INDEX imports_operator_id_idempotency_key_key ON imports (operator_id, idempotency_key);
CREATE INDEX imports_by_file ON imports (file_key) WHERE file_key IS NOT NULL;

-- What operators said of the columns of a header, for the next file that has the same one.
CREATE TABLE column_mappings (
  id serial PRIMARY KEY,
  header_key char(64) NOT NULL UNIQUE,
  header text[] NOT NULL,
  mapping jsonb NOT NULL,
  times_used integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  released_columns text[] NOT NULL DEFAULT '{}',
  CONSTRAINT column_mappings_key CHECK (header_key ~ '^[0-9a-f]{64}$'),
  CONSTRAINT column_mappings_header CHECK (cardinality(header) BETWEEN 1 AND 200),
  CONSTRAINT column_mappings_mapping CHECK (jsonb_typeof(mapping) = 'object' AND mapping <> '{}'),
  CONSTRAINT column_mappings_times_used CHECK (times_used >= 0)
);
CREATE INDEX column_mappings_by_time ON column_mappings (updated_at DESC, id DESC);

CREATE TABLE import_problems (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  "column" text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  -- Order in the file, over all its sheets.
  position integer NOT NULL DEFAULT 0,
  kind import_row_kind NOT NULL DEFAULT 'LISTING',
  message_data jsonb
);
CREATE INDEX import_problems_import_id_id_idx ON import_problems (import_id, id);

-- Values that were left empty.
CREATE TABLE import_warnings (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  "column" text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  message_data jsonb
);
CREATE INDEX import_warnings_import_id_id_idx ON import_warnings (import_id, id);

-- Rows that may or may not be a listing that is there already; an operator decides.
CREATE TABLE import_doubts (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  name text NOT NULL,
  reason text NOT NULL CHECK (reason IN (
    'OTHER_PLACE', 'FAR_AWAY', 'OTHER_PHONE', 'OTHER_NAME', 'OTHER_ADDRESS', 'SEVERAL', 'LITTLE_KNOWN', 'OTHER_ROW'
  )),
  candidate_ids integer[] NOT NULL CHECK (cardinality(candidate_ids) > 0),
  -- The row as it was staged.
  staged jsonb NOT NULL,
  decision doubt_decision,
  business_id integer,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  decided_at timestamptz(3),
  -- Of the rows that were asked about, so that they are known when they come again.
  identity_hashes bigint[] NOT NULL DEFAULT '{}',
  content_hashes bigint[] NOT NULL DEFAULT '{}',
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  UNIQUE (import_id, position)
);
CREATE INDEX import_doubts_by_business ON import_doubts (business_id) WHERE business_id IS NOT NULL;
CREATE INDEX import_doubts_asked ON import_doubts (id) WHERE decision IS NULL OR decision = 'SKIP';

-- What a dry run found for each row.
CREATE TABLE import_outcomes (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  outcome row_outcome NOT NULL,
  name text,
  -- The listing that the row would change, or may match.
  business_id integer,
  reason text,
  -- Fields that differ, by their columns.
  before jsonb,
  after jsonb,
  reason_data jsonb,
  -- The listing as it would look, of the first rows.
  listing jsonb,
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

-- Rows of files and the listings that they became: the same row again means the same listing.
CREATE TABLE imported_rows (
  -- Hash of what tells the place from others.
  identity_hash bigint NOT NULL,
  -- Hash of all that the row says.
  content_hash bigint NOT NULL,
  -- Rows of listings that are gone mean nothing; without a reference an import writes a third faster.
  business_id integer NOT NULL,
  import_id integer NOT NULL,
  PRIMARY KEY (identity_hash, content_hash)
);
