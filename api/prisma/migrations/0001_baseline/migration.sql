-- Built by `npm run baseline` from api/prisma/baseline/ and api/prisma/sql/. Never edited by hand.

DO $$ BEGIN
  IF to_regclass('public.businesses') IS NOT NULL THEN
    RAISE EXCEPTION 'This database was migrated by an earlier release. Start the program once: it upgrades the database and records this migration as applied.';
  END IF;
END $$;

-- Functions name tables and each other in any order.
SET LOCAL check_function_bodies = off;

-- === baseline/types.sql
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS cube WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS earthdistance WITH SCHEMA public;

CREATE TYPE business_status AS ENUM ('OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY');
CREATE TYPE place_change_kind AS ENUM ('EDIT', 'MERGE', 'CREATE', 'DELETE');
CREATE TYPE duplicate_reason AS ENUM ('SAME_NAME_AND_PHONE', 'SAME_NAME_NEAR', 'SAME_PHONE', 'LIKE_NAME_NEAR', 'SAME_NAME_IN_CITY');
CREATE TYPE review_hide_reason AS ENUM (
  'SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'MISLEADING', 'WRONG_LISTING', 'LEGAL_REQUEST', 'OTHER'
);
CREATE TYPE review_moderation_kind AS ENUM ('HIDE', 'RESTORE', 'REMOVE');

CREATE TYPE import_status AS ENUM ('QUEUED', 'READING', 'MERGING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE');
CREATE TYPE doubt_policy AS ENUM ('ASK', 'CREATE', 'SKIP');
CREATE TYPE doubt_decision AS ENUM ('CREATE', 'MERGE', 'SKIP');
CREATE TYPE row_outcome AS ENUM ('CREATED', 'UPDATED', 'UNCHANGED', 'MERGED', 'REFUSED', 'DOUBTFUL');
CREATE TYPE import_row_kind AS ENUM ('LISTING', 'REVIEW');
CREATE TYPE job_status AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED');
CREATE TYPE backup_reason AS ENUM ('MANUAL', 'SCHEDULED', 'BEFORE_RESET', 'BEFORE_RESTORE');
CREATE TYPE backup_pace AS ENUM ('OFF', 'DAILY', 'WEEKLY');
CREATE TYPE webhook_delivery_status AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

CREATE TYPE contact_message_type AS ENUM ('GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS');
CREATE TYPE contact_message_status AS ENUM ('NEW', 'READ', 'HANDLED');
CREATE TYPE contact_mail_state AS ENUM ('OFF', 'QUEUED', 'SENT', 'FAILED');
CREATE TYPE proposal_kind AS ENUM ('EDIT', 'REPORT', 'CLAIM');
CREATE TYPE proposal_status AS ENUM ('OPEN', 'ACCEPTED', 'REJECTED');
CREATE TYPE visit_period AS ENUM ('DAY', 'MONTH', 'YEAR');
-- Views of a listing's, category's or city's own page; views of the listings of a category or city; presses on the links
-- of a listing.
CREATE TYPE visit_kind AS ENUM (
  'LISTING', 'CATEGORY', 'CITY', 'CATEGORY_LISTINGS', 'CITY_LISTINGS', 'CALL', 'WEBSITE', 'DIRECTIONS'
);
CREATE TYPE visit_total_kind AS ENUM ('VIEW', 'SEARCH', 'EMPTY_SEARCH', 'CALL', 'WEBSITE', 'DIRECTIONS');

CREATE TYPE injection_owner AS ENUM
  ('LIST', 'SETTINGS_HEAD', 'SETTINGS_FOOTER', 'GOOGLE_ANALYTICS', 'GOOGLE_TAG_MANAGER', 'FACEBOOK_PIXEL');
CREATE TYPE injection_position AS ENUM ('HEAD', 'BODY_START', 'BODY_END');
CREATE TYPE injection_consent AS ENUM ('NONE', 'ANALYTICS', 'ADS');
CREATE TYPE ad_placement AS ENUM ('TOP', 'MIDDLE', 'BOTTOM', 'SIDEBAR', 'INLINE');
CREATE TYPE ad_source AS ENUM ('NETWORK', 'HOUSE');
CREATE TYPE indexing_engine AS ENUM ('INDEXNOW', 'GOOGLE');
CREATE TYPE url_submission_kind AS ENUM ('SINGLE', 'BULK', 'ALL', 'CHANGES');
CREATE TYPE submitted_url_state AS ENUM ('WAITING', 'SENDING', 'SENT', 'FAILED', 'CANCELLED');
CREATE TYPE subscription_status AS ENUM ('SCHEDULED', 'RUNNING', 'LAPSED', 'ENDED', 'CANCELLED');
CREATE TYPE payment_provider AS ENUM ('MANUAL');

-- What triggers count of changed listings.
CREATE TYPE listing_change AS (category_id int, city_id int, country_code text, is_demo boolean, n int);
-- A match of a search, with what lists can be filtered and sorted by.
CREATE TYPE search_candidate AS (
  id integer, relevance real, score real, rating numeric, review_count integer, name_folded text, category_id integer,
  city_id integer, country_code text, schedule_id integer, latitude double precision, longitude double precision, marks text[],
  global_row_number integer, is_trading boolean, is_verified boolean
);

-- Numbers of listings in the order of upload.
CREATE SEQUENCE global_row_numbers AS integer;

-- === sql/search/quality_band.sql
-- Each band holds about three times as many listings as the one before it.
CREATE OR REPLACE FUNCTION quality_band(score real) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 5 - width_bucket(score::numeric, ARRAY[4.2, 4.45, 4.6, 4.7, 4.8]::numeric[]) $$;

-- === sql/text/fold.sql
-- Accent-blind lower case. unaccent goes first: it turns the Turkish İ and ı into plain letters, which lower() would not.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value) COLLATE "und-x-icu") $$;

-- === sql/text/is_web_link.sql
-- Text that a reader could have meant as a link to somewhere safe.
CREATE OR REPLACE FUNCTION is_web_link(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT value ~ '^https?://[^[:space:][:cntrl:]"<>]+$' AND length(value) <= 4000 $$;

-- === baseline/access.sql
CREATE TABLE installation (
  id integer PRIMARY KEY DEFAULT 1,
  signing_key bytea NOT NULL,
  access_key_hash text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT installation_single CHECK (id = 1)
);

CREATE TABLE operators (
  id serial PRIMARY KEY,
  user_code text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  is_disabled boolean NOT NULL DEFAULT false,
  credentials_changed_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_login_at timestamptz(3),
  -- Secret of an authenticator (RFC 6238). Kept as it is: it is needed to check a code, and a key beside it in this database would protect nothing.
  totp_secret bytea CHECK (octet_length(totp_secret) = 20),
  -- Null until a first code proved that the authenticator has the secret.
  second_factor_since timestamptz(3),
  -- The half minute of the code that was taken last: none counts twice.
  totp_step integer NOT NULL DEFAULT 0,
  CHECK (second_factor_since IS NULL OR totp_secret IS NOT NULL)
);
CREATE UNIQUE INDEX operators_user_code_key ON operators (user_code);

CREATE TABLE sessions (
  id serial PRIMARY KEY,
  token_hash bytea NOT NULL,
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE ON UPDATE CASCADE,
  address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3)
);
CREATE UNIQUE INDEX sessions_token_hash_key ON sessions (token_hash);
CREATE INDEX sessions_operator_id_idx ON sessions (operator_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

CREATE TABLE recovery_codes (
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  -- SHA-256; each has some 59 random bits, so that no slow hash is needed.
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  used_at timestamptz(3),
  PRIMARY KEY (operator_id, code_hash)
);

CREATE TABLE used_tickets (
  id text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX used_tickets_expires_at_idx ON used_tickets (expires_at);

CREATE TABLE login_budgets (
  address text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  window_start timestamptz(3) NOT NULL,
  locked_until timestamptz(3),
  CONSTRAINT login_budgets_range CHECK (failures >= 0)
);

-- Keys of programs.
CREATE TABLE api_keys (
  id serial PRIMARY KEY,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash bytea NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  per_minute integer,
  created_by_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  CONSTRAINT api_keys_name_present CHECK (btrim(name) <> '' AND length(name) <= 100),
  CONSTRAINT api_keys_per_minute_range CHECK (per_minute BETWEEN 1 AND 60000)
);
CREATE UNIQUE INDEX api_keys_prefix_key ON api_keys (prefix);
CREATE UNIQUE INDEX api_keys_key_hash_key ON api_keys (key_hash);
CREATE INDEX api_keys_by_time ON api_keys (created_at DESC, id DESC);

-- What each key has spent of its limit in the minute that runs. Counted at every request: without the log that a crash would need, and with room to stay on its page.
CREATE UNLOGGED TABLE api_key_spendings (
  key_id integer PRIMARY KEY REFERENCES api_keys (id) ON DELETE CASCADE ON UPDATE CASCADE,
  minute timestamptz(3) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT api_key_spendings_range CHECK (count >= 1)
) WITH (fillfactor = 50);

CREATE TABLE audit_events (
  id bigserial PRIMARY KEY,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL ON UPDATE CASCADE,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text
);
CREATE INDEX audit_events_at_id_idx ON audit_events (at DESC, id DESC);
-- The audit trail is read newest first by who, what and which; each page of each filter is a stretch of one index.
CREATE INDEX audit_events_of_object ON audit_events (entity, entity_id, at DESC, id DESC);
CREATE INDEX audit_events_of_entity ON audit_events (entity, at DESC, id DESC);
CREATE INDEX audit_events_of_action ON audit_events (action, at DESC, id DESC);
CREATE INDEX audit_events_of_operator ON audit_events (operator_id, at DESC, id DESC) WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_entity ON audit_events (operator_id, entity, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_operator_action ON audit_events (operator_id, action, at DESC, id DESC)
  WHERE operator_id IS NOT NULL;
CREATE INDEX audit_events_of_key ON audit_events (api_key_id, at DESC, id DESC) WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_entity ON audit_events (api_key_id, entity, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_key_action ON audit_events (api_key_id, action, at DESC, id DESC)
  WHERE api_key_id IS NOT NULL;
CREATE INDEX audit_events_of_nobody ON audit_events (at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_entity ON audit_events (entity, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
CREATE INDEX audit_events_of_nobody_action ON audit_events (action, at DESC, id DESC)
  WHERE operator_id IS NULL AND api_key_id IS NULL;
-- Who does what is no chance: without knowing, the planner reads the whole trail for pairs that never meet.
CREATE STATISTICS audit_events_who_what (mcv) ON operator_id, api_key_id, entity, action FROM audit_events;

-- === baseline/work.sql
CREATE TABLE jobs (
  id serial PRIMARY KEY,
  kind text NOT NULL,
  status job_status NOT NULL DEFAULT 'QUEUED',
  payload jsonb NOT NULL DEFAULT '{}',
  done integer NOT NULL DEFAULT 0,
  total integer,
  result jsonb,
  error_code text,
  error_message text,
  attempts integer NOT NULL DEFAULT 0,
  cancel_requested boolean NOT NULL DEFAULT false,
  worker_id text,
  heartbeat_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- Which request asked for a job, as its log lines and its answer's X-Request-Id name it. The first release wrote none.
  request_id text CHECK (length(request_id) BETWEEN 1 AND 200),
  CONSTRAINT jobs_figures CHECK (done >= 0 AND total >= 0 AND attempts >= 0),
  CONSTRAINT jobs_failure_named CHECK (status <> 'FAILED' OR error_code IS NOT NULL)
);
CREATE INDEX jobs_status_heartbeat_at_idx ON jobs (status, heartbeat_at);

-- Spreadsheets of listings that workers make, to be downloaded for a while.
CREATE TABLE exports (
  id serial PRIMARY KEY,
  format text NOT NULL,
  filter jsonb NOT NULL DEFAULT '{}',
  start_index integer,
  end_index integer,
  rows integer,
  file_name text,
  file_key text,
  file_size bigint,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  job_id integer REFERENCES jobs (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expires_at timestamptz(3),
  CONSTRAINT exports_format CHECK (format IN ('xlsx', 'csv')),
  CONSTRAINT exports_range CHECK (start_index >= 1 AND end_index >= coalesce(start_index, 1)),
  CONSTRAINT exports_figures CHECK (rows >= 0 AND file_size >= 0),
  -- A file that is there has a name, and a day on which it goes.
  CONSTRAINT exports_file CHECK (file_key IS NULL OR (file_name IS NOT NULL AND expires_at IS NOT NULL))
);
CREATE UNIQUE INDEX exports_file_key_key ON exports (file_key);
CREATE UNIQUE INDEX exports_job_id_key ON exports (job_id);
CREATE INDEX exports_created_at_id_idx ON exports (created_at DESC, id DESC);
CREATE INDEX exports_expires_at_idx ON exports (expires_at);

-- Backups that are kept. A row is written once its file is whole.
CREATE TABLE backups (
  id serial PRIMARY KEY,
  reason backup_reason NOT NULL,
  file_key text NOT NULL UNIQUE,
  file_name text NOT NULL,
  file_size bigint NOT NULL CHECK (file_size > 0),
  file_sha256 char(64) NOT NULL CHECK (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of what the directory holds, without operators, keys and audit: equal where nothing differs.
  content_hash char(64) NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- The last migration of the database that it was taken of.
  schema_version text NOT NULL,
  app_version text NOT NULL,
  businesses integer NOT NULL CHECK (businesses >= 0),
  -- Rows by table.
  tables jsonb NOT NULL CHECK (jsonb_typeof(tables) = 'object'),
  -- The instant that it shows.
  taken_at timestamptz(3) NOT NULL,
  verified_at timestamptz(3),
  -- What the last check found wrong with the file; null where nothing.
  damage text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- How many of the listings of a backup are shown nowhere: in the trash, or merged into another. Null for backups of releases
  -- that did not count them.
  hidden integer
);
CREATE INDEX backups_by_time ON backups (created_at DESC, id DESC);

-- When backups are made by themselves. One row.
CREATE TABLE backup_schedule (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  pace backup_pace NOT NULL DEFAULT 'DAILY',
  -- Scheduled backups that are kept; the others are never deleted by themselves.
  keep integer NOT NULL DEFAULT 7 CHECK (keep BETWEEN 1 AND 100),
  -- Times before it are not caught up with.
  since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Minutes in which some node served; what the availability is counted from.
CREATE TABLE service_minutes (
  minute timestamptz(0) PRIMARY KEY
);

-- The sitemap that is shown; its parts lie in storage. Replaced as a whole once a new one is complete.
CREATE TABLE sitemap (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- Folder of its parts in storage.
  build text NOT NULL,
  -- [{"name", "urls", "lastmod"}]
  parts jsonb NOT NULL CHECK (jsonb_typeof(parts) = 'array'),
  urls integer NOT NULL CHECK (urls >= 0),
  -- Origin of its addresses.
  site_url text NOT NULL,
  -- Last change of the directory that it knows of.
  data_at timestamptz(3) NOT NULL,
  started_at timestamptz(3) NOT NULL,
  built_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Programs that are told of changed listings, and what was sent to each.
CREATE TABLE webhooks (
  id serial PRIMARY KEY,
  name text NOT NULL,
  url text NOT NULL,
  -- Needed in the clear, since every message is signed with it. Never in an answer but the one that makes it.
  secret bytea NOT NULL,
  -- The one before, which signs beside it until then.
  former_secret bytea,
  former_secret_until timestamptz(3),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Place in the feed of changes: everything before it is in a delivery.
  cursor text NOT NULL,
  -- How often the oldest delivery that waits was tried in vain, since when, and when it is tried next.
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz(3),
  next_attempt_at timestamptz(3),
  -- Given up: nothing is sent until an operator enables it again.
  stopped_at timestamptz(3),
  -- Which run of which worker sends now, and until when nobody else may.
  claim uuid,
  claimed_until timestamptz(3),
  created_by_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhooks_name_present CHECK (btrim(name) <> '' AND length(name) <= 100),
  CONSTRAINT webhooks_url_of_web CHECK (url ~ '^https?://' AND length(url) <= 2000),
  CONSTRAINT webhooks_secret_long CHECK (octet_length(secret) BETWEEN 24 AND 64),
  CONSTRAINT webhooks_former_secret_ends CHECK ((former_secret IS NULL) = (former_secret_until IS NULL)),
  CONSTRAINT webhooks_claim_ends CHECK ((claim IS NULL) = (claimed_until IS NULL)),
  CONSTRAINT webhooks_failures_since CHECK (failures >= 0 AND (failures = 0) = (failing_since IS NULL))
);
CREATE INDEX webhooks_by_time ON webhooks (created_at DESC, id DESC);

CREATE TABLE webhook_deliveries (
  id serial PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The same for every try and every replay, so that a receiver knows what it has seen.
  message_id text NOT NULL,
  type text NOT NULL,
  -- Exactly what is sent and signed.
  body text NOT NULL,
  change_count integer NOT NULL DEFAULT 0,
  replay_of_id integer REFERENCES webhook_deliveries (id) ON DELETE SET NULL ON UPDATE CASCADE,
  status webhook_delivery_status NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0,
  -- Of the last try.
  attempted_at timestamptz(3),
  http_status integer,
  latency_ms integer,
  answer text,
  fault text,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  delivered_at timestamptz(3),
  CONSTRAINT webhook_deliveries_delivered CHECK ((status = 'DELIVERED') = (delivered_at IS NOT NULL)),
  CONSTRAINT webhook_deliveries_counts CHECK (attempts >= 0 AND change_count >= 0),
  CONSTRAINT webhook_deliveries_answer_short CHECK (length(answer) <= 1000)
);
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, id DESC);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, id) WHERE status = 'WAITING';
CREATE INDEX webhook_deliveries_replays ON webhook_deliveries (replay_of_id) WHERE replay_of_id IS NOT NULL;

-- === baseline/imports.sql
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
  kind import_row_kind NOT NULL DEFAULT 'LISTING'
);
CREATE INDEX import_problems_import_id_id_idx ON import_problems (import_id, id);

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
  business_id integer,
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

-- === baseline/taxonomy.sql
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

-- === baseline/listings.sql
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

CREATE TABLE businesses (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  category_id integer REFERENCES categories (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  country_code char(2) REFERENCES countries (code) ON DELETE RESTRICT ON UPDATE CASCADE,
  type text,
  address text,
  street text,
  state text,
  postal_code text,
  phone text,
  phone_normalised text,
  email text,
  website text,
  description text,
  detailed_info text,
  about jsonb,
  working_hours jsonb,
  opening_minutes integer[] NOT NULL DEFAULT ARRAY[]::integer[],
  time_zone text,
  rating numeric(3, 2),
  review_count integer NOT NULL DEFAULT 0,
  reviews_link text,
  photo_url text,
  image_url text,
  latitude double precision,
  longitude double precision,
  location_link text,
  order_link text,
  menu_link text,
  reservation_link text,
  business_status business_status,
  is_open boolean NOT NULL DEFAULT true,
  is_verified boolean NOT NULL DEFAULT false,
  price_range text,
  global_row_number integer,
  is_demo boolean NOT NULL DEFAULT false,
  place_id text,
  google_id text,
  cid text,
  derived_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  edited_fields text[] NOT NULL DEFAULT ARRAY[]::text[],
  created_by_import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  deleted_at timestamptz(3),
  score real NOT NULL DEFAULT 0,
  shuffle integer NOT NULL DEFAULT 0,
  search_vector tsvector,
  name_folded text NOT NULL DEFAULT '',
  -- Null where the switch or the status says closed, or the hours or their zone are not known.
  schedule_id integer REFERENCES opening_schedules (id),
  -- Sections and features of a listing in the order in which they were written: jsonb keeps none. The same JSON as `about`,
  -- as text, so that it stays as it is in revisions too. Null where no order is known.
  about_text text,
  wheelchair_accessible boolean,
  CONSTRAINT businesses_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  CONSTRAINT businesses_slug_reserved CHECK (slug NOT IN ('stats', 'random')),
  CONSTRAINT businesses_name_present CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT businesses_rating_range CHECK (rating BETWEEN 0 AND 5),
  CONSTRAINT businesses_review_count_range CHECK (review_count >= 0),
  CONSTRAINT businesses_position CHECK (
    (latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180
  ),
  CONSTRAINT businesses_about_object CHECK (jsonb_typeof(about) = 'object'),
  CONSTRAINT businesses_hours_object CHECK (jsonb_typeof(working_hours) = 'object'),
  CONSTRAINT businesses_opening_pairs CHECK (cardinality(opening_minutes) % 2 = 0),
  CONSTRAINT businesses_row_number CHECK (is_demo = (global_row_number IS NULL)),
  CONSTRAINT businesses_email_form CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$'),
  CONSTRAINT businesses_links CHECK (
    is_web_link(website) AND is_web_link(menu_link) AND is_web_link(order_link) AND is_web_link(reservation_link)
    AND is_web_link(location_link) AND is_web_link(reviews_link) AND is_web_link(photo_url) AND is_web_link(image_url)
  )
);
-- Read for each match: never moved out of the row.
ALTER TABLE businesses
  ALTER COLUMN search_vector SET STORAGE MAIN,
  ALTER COLUMN search_vector SET STATISTICS 500;
CREATE UNIQUE INDEX businesses_slug_key ON businesses (slug);
CREATE UNIQUE INDEX businesses_global_row_number_key ON businesses (global_row_number);
CREATE UNIQUE INDEX businesses_place_id_key ON businesses (place_id);
CREATE UNIQUE INDEX businesses_google_id_key ON businesses (google_id);
CREATE UNIQUE INDEX businesses_cid_key ON businesses (cid);
CREATE INDEX businesses_by_shuffle ON businesses (shuffle, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_by_phone ON businesses (phone_normalised) WHERE phone_normalised IS NOT NULL;
CREATE INDEX businesses_by_import ON businesses (created_by_import_id) WHERE created_by_import_id IS NOT NULL;
-- Growth is counted from creation dates.
CREATE INDEX businesses_by_creation ON businesses (created_at) WHERE deleted_at IS NULL AND NOT is_demo;
-- For what is related and for whoever follows a category or a city to its listings, those in the trash included.
CREATE INDEX businesses_by_category ON businesses (category_id, score DESC, id);
CREATE INDEX businesses_by_city ON businesses (city_id, score DESC, id);
-- The trash, what was thrown away last first.
CREATE INDEX businesses_in_trash ON businesses (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
-- A search takes its matches band by band of quality. With one text index for each band it reads each long list of
-- listings (of a country, a rating, a common word) once over all bands, instead of once in each.
CREATE INDEX businesses_by_text_0 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 0;
CREATE INDEX businesses_by_text_1 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 1;
CREATE INDEX businesses_by_text_2 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 2;
CREATE INDEX businesses_by_text_3 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 3;
CREATE INDEX businesses_by_text_4 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 4;
CREATE INDEX businesses_by_text_5 ON businesses USING gin (search_vector)
  WHERE deleted_at IS NULL AND quality_band(score) = 5;
CREATE INDEX businesses_by_place ON businesses USING gist (point(longitude, latitude))
  WHERE deleted_at IS NULL AND latitude IS NOT NULL;
ALTER TABLE import_doubts ADD CONSTRAINT import_doubts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses (id) ON DELETE SET NULL;

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

CREATE TABLE old_slugs (
  id serial PRIMARY KEY,
  slug text NOT NULL,
  business_id integer REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  category_id integer REFERENCES categories (id) ON DELETE CASCADE ON UPDATE CASCADE,
  city_id integer REFERENCES cities (id) ON DELETE CASCADE ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT old_slugs_one_target CHECK (num_nonnulls(business_id, category_id, city_id) = 1)
);
CREATE UNIQUE INDEX old_slugs_business_key ON old_slugs (slug) WHERE business_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_category_key ON old_slugs (slug) WHERE category_id IS NOT NULL;
CREATE UNIQUE INDEX old_slugs_city_key ON old_slugs (slug) WHERE city_id IS NOT NULL;
-- A deleted listing's old slugs go with it.
CREATE INDEX old_slugs_by_business ON old_slugs (business_id) WHERE business_id IS NOT NULL;
-- A deleted place takes its former addresses along.
CREATE INDEX old_slugs_by_category ON old_slugs (category_id) WHERE category_id IS NOT NULL;
CREATE INDEX old_slugs_by_city ON old_slugs (city_id) WHERE city_id IS NOT NULL;

CREATE TABLE directory_stats (
  id integer PRIMARY KEY DEFAULT 1,
  business_count integer NOT NULL DEFAULT 0,
  demo_count integer NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- The average rating of a million listings is nothing to add up anew each time somebody looks.
  rating_sum numeric(14, 2) NOT NULL DEFAULT 0,
  rated_count integer NOT NULL DEFAULT 0,
  CONSTRAINT directory_stats_single CHECK (id = 1),
  CONSTRAINT directory_stats_range CHECK (business_count >= 0 AND demo_count >= 0),
  CONSTRAINT directory_stats_ratings CHECK (rating_sum >= 0 AND rated_count >= 0)
);

-- What lists filter and sort by, one row for each listing that is not in the trash, kept by triggers in the transaction that
-- writes the listing. An index-only scan asks the visibility map for each row; that of a narrow table is a page or two, which
-- stay in hand, where that of `businesses` is another page for nearly every row.
CREATE TABLE listing_facts (
  id integer NOT NULL,
  category_id integer,
  city_id integer,
  schedule_id integer,
  -- Null for the demonstration.
  global_row_number integer,
  review_count integer NOT NULL,
  score real NOT NULL,
  -- Its switch is on and its status is not a closed one.
  is_trading boolean NOT NULL,
  is_verified boolean NOT NULL,
  -- 0 where nobody rated it, as lists have it.
  rating numeric(3, 2) NOT NULL,
  country_code char(2),
  name_folded text COLLATE "C" NOT NULL
) WITH (
  -- Vacuumed early: what it marks as visible is what makes the scans cheap.
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);
-- A directory knows thousands of categories, cities and weeks, some of them a thousand times as common as others.
ALTER TABLE listing_facts
  ALTER COLUMN category_id SET STATISTICS 1000,
  ALTER COLUMN city_id SET STATISTICS 1000,
  ALTER COLUMN schedule_id SET STATISTICS 1000;
-- A page of a list is found on the index alone: each holds what a list can be filtered by, and those that narrow also what
-- it can be sorted by. The first one is the order of age.
CREATE UNIQUE INDEX listing_facts_pkey ON listing_facts (id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
ALTER TABLE listing_facts ADD PRIMARY KEY USING INDEX listing_facts_pkey;
CREATE INDEX listing_facts_by_row_number ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_score ON listing_facts (score DESC, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_review_count ON listing_facts (review_count DESC, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_name ON listing_facts (name_folded, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code);
CREATE INDEX listing_facts_by_rating ON listing_facts (rating DESC, id)
  INCLUDE (category_id, city_id, schedule_id, review_count, score, is_trading, is_verified, country_code, name_folded);
CREATE INDEX listing_facts_by_category ON listing_facts (category_id, score DESC, id) INCLUDE (
  city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating, country_code, name_folded
);
CREATE INDEX listing_facts_by_city ON listing_facts (city_id, score DESC, id) INCLUDE (
  category_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating, country_code, name_folded
);
-- Names go with countries, so that a walk through all names would find those of one country late.
CREATE INDEX listing_facts_by_country ON listing_facts (country_code, score DESC, id) INCLUDE (
  category_id, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating
);
CREATE INDEX listing_facts_by_country_name ON listing_facts (country_code, name_folded, id)
  INCLUDE (category_id, city_id, schedule_id, is_trading, is_verified, rating);
CREATE INDEX listing_facts_by_schedule ON listing_facts (schedule_id, score DESC, id)
  INCLUDE (category_id, city_id, review_count, rating, country_code, name_folded) WHERE schedule_id IS NOT NULL;
-- What operators look for among all; those that trade are nearly all.
CREATE INDEX listing_facts_closed ON listing_facts (global_row_number, id)
  INCLUDE (category_id, city_id, country_code) WHERE NOT is_trading;
CREATE INDEX listing_facts_by_verified ON listing_facts (is_verified, global_row_number, id);

-- What changed last of each listing that there ever was, in an order in which nothing can be skipped.
--
-- A number from a sequence would be taken when a change is made, not when it is committed: a reader could see 7, go on
-- from there, and never see 6. So a change carries the id of its transaction, and the feed shows only those below the
-- oldest transaction that still runs: no change can come to stand before one that was shown.
CREATE TABLE business_changes (
  business_id integer PRIMARY KEY,
  -- The transaction that changed it last.
  xid xid8 NOT NULL,
  -- The transaction that made it, or brought it back.
  created_xid xid8 NOT NULL,
  slug text NOT NULL,
  is_deleted boolean NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Listings of the demonstration are known as such when they are gone, too: nobody outside is told of them.
  is_demo boolean NOT NULL DEFAULT false
);
CREATE INDEX business_changes_by_order ON business_changes (xid, business_id);

-- === baseline/edits.sql
-- One change of many listings. What it did to each stands in their revisions, so that all of it can be taken back.
CREATE TABLE bulk_edits (
  id serial PRIMARY KEY,
  filter jsonb NOT NULL DEFAULT '{}',
  ids integer[] NOT NULL DEFAULT '{}',
  changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'object' AND changes <> '{}'),
  changed integer NOT NULL DEFAULT 0,
  last_id integer NOT NULL DEFAULT 0,
  restored integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  undo_last_id integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  undo_job_id integer UNIQUE REFERENCES jobs (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX bulk_edits_by_time ON bulk_edits (created_at DESC, id DESC);

CREATE TABLE business_revisions (
  id serial PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  import_id integer REFERENCES imports (id) ON DELETE SET NULL ON UPDATE CASCADE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Whether an undo has taken the change back, or is one: such changes leave nothing behind that a later undo could lose.
  undone boolean NOT NULL DEFAULT false,
  -- A change by a program says which key made it; its operator alone would say who made the key.
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  bulk_edit_id integer REFERENCES bulk_edits (id) ON DELETE SET NULL,
  place_change_id integer REFERENCES place_changes (id) ON DELETE SET NULL
);
CREATE INDEX business_revisions_import_id_idx ON business_revisions (import_id);
CREATE UNIQUE INDEX business_revisions_business_id_version_key ON business_revisions (business_id, version);
CREATE INDEX business_revisions_of_key ON business_revisions (api_key_id) WHERE api_key_id IS NOT NULL;
CREATE INDEX business_revisions_of_bulk_edit ON business_revisions (bulk_edit_id, id) WHERE bulk_edit_id IS NOT NULL;
CREATE INDEX business_revisions_of_place_change ON business_revisions (place_change_id, business_id)
  WHERE place_change_id IS NOT NULL;

-- Two listings that may be one place; found by a job, read by operators.
CREATE TABLE duplicate_pairs (
  first_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  second_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  reason duplicate_reason NOT NULL,
  -- Metres between them; null where a position is unknown.
  metres double precision,
  found_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Set where an operator said that they are two: they are not found again.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL,
  PRIMARY KEY (first_id, second_id),
  CONSTRAINT duplicate_pairs_order CHECK (first_id < second_id)
);
CREATE INDEX duplicate_pairs_by_second ON duplicate_pairs (second_id);
-- The likeliest first.
CREATE INDEX duplicate_pairs_open ON duplicate_pairs (reason, first_id, second_id) WHERE dismissed_at IS NULL;
CREATE INDEX duplicate_pairs_dismissed ON duplicate_pairs (dismissed_at DESC, first_id DESC, second_id DESC) WHERE dismissed_at IS NOT NULL;

-- One row: how far the feed of changes was looked through.
CREATE TABLE duplicate_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  finished_at timestamptz(3),
  CONSTRAINT duplicate_scan_single CHECK (id = 1)
);

-- A listing that was merged into another one: it lies in the trash, its addresses and its ids lead to the other.
CREATE TABLE business_merges (
  id serial PRIMARY KEY,
  winner_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  loser_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  -- Reviews that went over.
  review_ids integer[] NOT NULL DEFAULT '{}',
  winner_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  loser_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  undone_at timestamptz(3),
  -- Open proposals that went over.
  proposal_ids integer[] NOT NULL DEFAULT '{}',
  -- Subscriptions follow a merged listing to the one that stays, and back.
  subscription_ids integer[] NOT NULL DEFAULT '{}',
  -- What a merge of listings hid, so that taking the merge back shows it again.
  moderation_id integer,
  CONSTRAINT business_merges_two CHECK (winner_id <> loser_id)
);
CREATE UNIQUE INDEX business_merges_in_force ON business_merges (loser_id) WHERE undone_at IS NULL;
CREATE INDEX business_merges_by_loser ON business_merges (loser_id);
CREATE INDEX business_merges_by_winner ON business_merges (winner_id);
CREATE INDEX business_merges_by_time ON business_merges (created_at DESC, id DESC);
CREATE INDEX business_merges_by_winner_revision ON business_merges (winner_revision_id);
CREATE INDEX business_merges_by_loser_revision ON business_merges (loser_revision_id);

-- A view of the list that an operator named.
CREATE TABLE saved_filters (
  id serial PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 80),
  query text NOT NULL CHECK (length(query) <= 1000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (operator_id, name)
);

CREATE TABLE listing_proposals (
  id serial PRIMARY KEY,
  kind proposal_kind NOT NULL,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  -- Field -> value as proposed.
  changes jsonb NOT NULL DEFAULT '{}',
  -- Fields that were taken over.
  accepted text[] NOT NULL DEFAULT '{}',
  status proposal_status NOT NULL DEFAULT 'OPEN',
  is_spam boolean NOT NULL DEFAULT false,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  decided_at timestamptz(3),
  -- A proposal names the very change that it became, and goes with its listing where that is merged.
  revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  CONSTRAINT listing_proposals_texts CHECK (length(name) <= 500 AND length(email) <= 254 AND length(message) <= 10000),
  CONSTRAINT listing_proposals_changes CHECK (jsonb_typeof(changes) = 'object'),
  CONSTRAINT listing_proposals_claim_named CHECK (kind <> 'CLAIM' OR (name <> '' AND email <> '')),
  CONSTRAINT listing_proposals_says_something CHECK (changes <> '{}' OR btrim(message) <> ''),
  CONSTRAINT listing_proposals_decided CHECK ((status = 'OPEN') = (decided_at IS NULL)),
  CONSTRAINT listing_proposals_key CHECK (length(idempotency_key) BETWEEN 8 AND 200)
);
CREATE INDEX listing_proposals_queue ON listing_proposals (created_at DESC, id DESC) WHERE status = 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_decided_ones ON listing_proposals (created_at DESC, id DESC) WHERE status <> 'OPEN' AND NOT is_spam;
CREATE INDEX listing_proposals_spam ON listing_proposals (created_at DESC, id DESC) WHERE is_spam;
CREATE INDEX listing_proposals_of_business ON listing_proposals (business_id, id DESC);
CREATE INDEX listing_proposals_of_revision ON listing_proposals (revision_id) WHERE revision_id IS NOT NULL;

-- === baseline/reviews.sql
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_name text,
  rating smallint,
  comment text,
  reviewed_at timestamptz(3),
  source text,
  fingerprint char(32) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Which import brought a review. Imports write in runs, so the smallest of indexes is enough.
  import_id integer,
  -- Nullable, since rows come back from JSON that an earlier release wrote.
  hidden_at timestamptz(3),
  hidden_reason review_hide_reason,
  hidden_note text,
  removed_at timestamptz(3),
  -- The last decision of an operator; null where none was made, or where the state came with an import. No foreign key: it
  -- would be looked at for each imported review.
  moderation_id integer,
  -- The same review in other words: see review_identity. Only while it is hidden or removed.
  moderation_key char(32),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_hidden CHECK (
    (hidden_at IS NOT NULL OR (hidden_reason IS NULL AND hidden_note IS NULL AND moderation_key IS NULL))
    AND char_length(hidden_note) <= 500
  ),
  CONSTRAINT reviews_removed CHECK (
    removed_at IS NULL
    OR (hidden_at IS NOT NULL AND num_nonnulls(author_name, rating, comment, reviewed_at, source) = 0)
  )
);
CREATE UNIQUE INDEX reviews_business_id_fingerprint_key ON reviews (business_id, fingerprint);
-- Apart from the columns that they are on: those need a lock that nobody reads beside, these take seconds.
CREATE INDEX reviews_hidden_by_time ON reviews (hidden_at, id) WHERE hidden_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX reviews_removed_by_time ON reviews (hidden_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX reviews_by_identity ON reviews (business_id, moderation_key) WHERE moderation_key IS NOT NULL;
-- The lists of the back office: by the date that a review bears, and those of one import in their order.
CREATE INDEX reviews_by_date ON reviews ((coalesce(reviewed_at, '-infinity'::timestamptz)), id);
CREATE INDEX reviews_of_import ON reviews (import_id, id) WHERE import_id IS NOT NULL;

-- One decision about one or many reviews. It holds no words of a review: those of removed ones must be gone everywhere.
CREATE TABLE review_moderations (
  id serial PRIMARY KEY,
  kind review_moderation_kind NOT NULL,
  reason review_hide_reason,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  -- No foreign keys: a reset empties the table of reviews, also one by the previous release.
  review_ids integer[] NOT NULL,
  -- What each of them was before, by its id.
  before jsonb NOT NULL DEFAULT '{}',
  -- Of its undo: reviews that are as before, and those about which something else was decided since.
  restored integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  undone_at timestamptz(3)
);
CREATE INDEX review_moderations_by_time ON review_moderations (created_at DESC, id DESC);

-- === baseline/search.sql
-- Words of three letters or more that some listing has or had.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  -- The word, and the word with one letter taken out, for each of its letters: two words that are one slip apart share one.
  forms text[] COLLATE "C" NOT NULL
);
CREATE INDEX search_vocabulary_by_form ON search_vocabulary USING gin (forms);
CREATE INDEX search_vocabulary_by_likeness ON search_vocabulary USING gin (word gin_trgm_ops);

-- How many listings carry a mark, for figures beside a filter that nothing else narrows; #s stands for a schedule.
CREATE TABLE search_marks (
  mark text COLLATE "C" PRIMARY KEY,
  -- A feature as its source writes it, and the section that it stands in.
  label text,
  section text,
  business_count integer NOT NULL DEFAULT 0 CHECK (business_count >= 0)
);

-- What a search also looks for: words of the directory for words that visitors type.
CREATE TABLE search_synonyms (
  id serial PRIMARY KEY,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  means text COLLATE "C" NOT NULL,
  -- Whoever searches `means` finds what has `words`, too.
  is_two_way boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT search_synonyms_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_means CHECK (length(means) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_differ CHECK (words <> means)
);
-- Each pair once, whichever way round.
CREATE UNIQUE INDEX search_synonyms_pair ON search_synonyms (least(words, means), greatest(words, means));
CREATE INDEX search_synonyms_by_words ON search_synonyms (words);
CREATE INDEX search_synonyms_by_means ON search_synonyms (means) WHERE is_two_way;

-- === baseline/plans.sql
-- What a listing can be given for money.
CREATE TABLE plans (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text NOT NULL CHECK (char_length(btrim(name)) BETWEEN 1 AND 60),
  -- Turkish lira for `duration` days.
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  duration integer NOT NULL CHECK (duration BETWEEN 1 AND 3660),
  features text[] NOT NULL DEFAULT '{}' CHECK (cardinality(features) <= 30 AND array_position(features, NULL) IS NULL),
  max_ads integer NOT NULL CHECK (max_ads BETWEEN 0 AND 999),
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- A plan that is no longer sold stays with what was sold of it; one that was never sold can be deleted.
  is_retired boolean NOT NULL DEFAULT false,
  deleted_at timestamptz(3)
);

CREATE TABLE plan_versions (
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  price integer NOT NULL,
  duration integer NOT NULL,
  features text[] NOT NULL,
  max_ads integer NOT NULL,
  priority_placement boolean NOT NULL,
  analytics_access boolean NOT NULL,
  custom_styling boolean NOT NULL,
  is_enabled boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  is_retired boolean NOT NULL DEFAULT false,
  PRIMARY KEY (plan_id, version)
);

-- A record of money: it outlives the listing that it was for.
CREATE TABLE subscriptions (
  id serial PRIMARY KEY,
  business_id integer REFERENCES businesses (id) ON DELETE SET NULL ON UPDATE CASCADE,
  business_name text NOT NULL,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  -- Ended by an operator, or with its listing, before its time.
  ended_at timestamptz(3),
  -- Recorded by mistake: counts nowhere.
  is_cancelled boolean NOT NULL DEFAULT false,
  -- Told by the columns above and the clock; a worker has it told anew when its time comes.
  status subscription_status NOT NULL DEFAULT 'SCHEDULED',
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  provider payment_provider NOT NULL DEFAULT 'MANUAL',
  paid_amount integer CHECK (paid_amount BETWEEN 0 AND 10000000),
  paid_on date,
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 2000),
  version integer NOT NULL DEFAULT 1,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT subscriptions_period CHECK (ends_at > starts_at OR (ends_at = starts_at AND ended_at IS NOT NULL)),
  CONSTRAINT subscriptions_payment CHECK ((paid_amount IS NULL) = (paid_on IS NULL)),
  -- A listing has one at a time; what was ended before its time makes room.
  CONSTRAINT subscriptions_apart EXCLUDE USING gist (
    int4range(business_id, business_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (business_id IS NOT NULL AND NOT is_cancelled AND ended_at IS NULL)
);
CREATE INDEX subscriptions_by_business ON subscriptions (business_id, starts_at DESC);
CREATE INDEX subscriptions_by_plan ON subscriptions (plan_id);
CREATE INDEX subscriptions_by_end ON subscriptions (status, ends_at, id);
CREATE INDEX subscriptions_to_begin ON subscriptions (starts_at) WHERE status = 'SCHEDULED';
CREATE INDEX subscriptions_by_creation ON subscriptions (created_at) WHERE NOT is_cancelled;
CREATE INDEX subscriptions_by_payment ON subscriptions (paid_on) INCLUDE (paid_amount)
  WHERE paid_on IS NOT NULL AND NOT is_cancelled;

CREATE TABLE subscription_versions (
  subscription_id integer NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  plan_id text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  is_cancelled boolean NOT NULL,
  price integer NOT NULL,
  paid_amount integer,
  paid_on date,
  notes text NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (subscription_id, version)
);

-- What the running subscription of a listing gives it: few rows, so that lists look at them without touching the rest.
CREATE TABLE listing_plans (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  until timestamptz(3) NOT NULL,
  is_sponsored boolean NOT NULL,
  custom_styling boolean NOT NULL,
  max_ads integer NOT NULL,
  -- Of the listing: its place on the ring, and where it is listed.
  shuffle integer NOT NULL,
  category_id integer,
  city_id integer,
  country_code char(2)
);
CREATE INDEX listing_plans_sponsored ON listing_plans (shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_category ON listing_plans (category_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_city ON listing_plans (city_id, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_of_country ON listing_plans (country_code, shuffle, business_id) WHERE is_sponsored;
CREATE INDEX listing_plans_by_plan ON listing_plans (plan_id);
-- Listings whose plan has them advertised, in the order of their turns.
CREATE INDEX listing_plans_of_ads ON listing_plans (shuffle, business_id) WHERE max_ads > 0;

-- === baseline/site.sql
CREATE TABLE site_settings (
  version serial PRIMARY KEY,
  data jsonb NOT NULL,
  operator_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT site_settings_object CHECK (jsonb_typeof(data) = 'object')
);

CREATE TABLE injection_codes (
  id serial PRIMARY KEY,
  owner injection_owner NOT NULL DEFAULT 'LIST',
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  code text NOT NULL CHECK (char_length(code) BETWEEN 1 AND 50000),
  position injection_position NOT NULL,
  consent injection_consent NOT NULL DEFAULT 'NONE',
  is_enabled boolean NOT NULL DEFAULT true,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  deleted_at timestamptz(3),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
-- What a screen owns is there once.
CREATE UNIQUE INDEX injection_codes_by_owner ON injection_codes (owner) WHERE owner <> 'LIST';

CREATE TABLE injection_code_versions (
  code_id integer NOT NULL REFERENCES injection_codes (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version integer NOT NULL,
  name text NOT NULL,
  code text NOT NULL,
  position injection_position NOT NULL,
  consent injection_consent NOT NULL,
  is_enabled boolean NOT NULL,
  is_deleted boolean NOT NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (code_id, version)
);

-- Ads of the public pages: versions of what operators set, and what was counted of them.
CREATE TABLE ad_settings (
  version serial PRIMARY KEY,
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Sums of a day. A box that the network left empty and the directory filled is a request of the one and a fill of the other.
CREATE TABLE ad_stats (
  day date NOT NULL,
  placement ad_placement NOT NULL,
  source ad_source NOT NULL,
  requests integer NOT NULL DEFAULT 0,
  fills integer NOT NULL DEFAULT 0,
  impressions integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, placement, source),
  CONSTRAINT ad_stats_counts CHECK (
    requests >= 0 AND fills >= 0 AND impressions >= 0 AND clicks >= 0 AND requests + fills + impressions + clicks > 0
  )
) WITH (fillfactor = 70);

-- One row for each engine that was ever set up. Its line of calls is worked by one worker at a time.
CREATE TABLE indexing_engines (
  engine indexing_engine PRIMARY KEY,
  is_enabled boolean NOT NULL DEFAULT false,
  -- Who submits, as far as it may be shown.
  account text,
  -- Needed in the clear, since calls are signed with it. In no answer.
  credentials text NOT NULL,
  daily_quota integer NOT NULL,
  -- Addresses handed over on the day that the engine counts.
  spent_on date NOT NULL DEFAULT CURRENT_DATE,
  spent integer NOT NULL DEFAULT 0,
  -- Not before then: the pace, or the rest after a failure.
  next_call_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  failures integer NOT NULL DEFAULT 0,
  last_fault text,
  claim uuid,
  claimed_until timestamptz(3),
  CONSTRAINT indexing_engines_credentials CHECK (length(credentials) BETWEEN 8 AND 10000),
  CONSTRAINT indexing_engines_quota CHECK (daily_quota BETWEEN 1 AND 1000000),
  CONSTRAINT indexing_engines_counts CHECK (spent >= 0 AND failures >= 0),
  CONSTRAINT indexing_engines_claim_ends CHECK ((claim IS NULL) = (claimed_until IS NULL))
);

-- Changed listings are submitted by themselves, from this place in the feed of changes on; null: they are not.
CREATE TABLE indexing_automation (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  cursor text,
  next_look_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

CREATE TABLE url_submissions (
  id serial PRIMARY KEY,
  kind url_submission_kind NOT NULL,
  engines indexing_engine[] NOT NULL CHECK (cardinality(engines) > 0),
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  -- Addresses in all; of ALL as many as there were listings at its beginning, until it is laid out.
  total integer NOT NULL,
  -- Given beyond what is taken at once.
  dropped integer NOT NULL DEFAULT 0,
  -- Of ALL: listings up to this id are laid out.
  last_id integer NOT NULL DEFAULT 0,
  is_laid_out boolean NOT NULL DEFAULT true,
  -- Once it is over: addresses that an engine took, and those that none did.
  successful integer,
  failed integer,
  is_cancelled boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  CONSTRAINT url_submissions_counts CHECK (total >= 0 AND dropped >= 0 AND last_id >= 0),
  CONSTRAINT url_submissions_end CHECK (
    (finished_at IS NULL) = (successful IS NULL) AND (finished_at IS NULL) = (failed IS NULL)
  )
);
CREATE INDEX url_submissions_by_time ON url_submissions (created_at DESC, id DESC);
CREATE INDEX url_submissions_open ON url_submissions (id) WHERE finished_at IS NULL;

CREATE TABLE submitted_urls (
  id bigserial PRIMARY KEY,
  submission_id integer NOT NULL REFERENCES url_submissions (id) ON DELETE CASCADE,
  -- Null where it was refused before anybody was told.
  engine indexing_engine,
  -- What people wait for goes before what they don't.
  priority smallint NOT NULL,
  url text NOT NULL CHECK (octet_length(url) BETWEEN 1 AND 2048),
  is_gone boolean NOT NULL DEFAULT false,
  state submitted_url_state NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  attempted_at timestamptz(3),
  http_status integer,
  -- Why it failed, or the beginning of the engine's answer.
  fault text CHECK (length(fault) <= 500),
  UNIQUE NULLS NOT DISTINCT (submission_id, engine, url),
  CONSTRAINT submitted_urls_refused_failed CHECK (engine IS NOT NULL OR state = 'FAILED')
);
CREATE INDEX submitted_urls_line ON submitted_urls (engine, priority, id) WHERE state = 'WAITING';
CREATE INDEX submitted_urls_under_way ON submitted_urls (engine, id) WHERE state = 'SENDING';
CREATE INDEX submitted_urls_history ON submitted_urls (submission_id, id);
CREATE INDEX submitted_urls_failed ON submitted_urls (submission_id, id) WHERE state = 'FAILED';
CREATE INDEX submitted_urls_by_url ON submitted_urls (url, id DESC);

-- How far each engine is with a submission.
CREATE TABLE url_submission_counts (
  submission_id integer NOT NULL REFERENCES url_submissions (id) ON DELETE CASCADE,
  engine indexing_engine NOT NULL,
  total integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  PRIMARY KEY (submission_id, engine),
  CONSTRAINT url_submission_counts_true CHECK (sent >= 0 AND failed >= 0 AND sent + failed <= total)
);

-- === baseline/messages.sql
CREATE TABLE contact_messages (
  id serial PRIMARY KEY,
  type contact_message_type NOT NULL DEFAULT 'GENERAL',
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  status contact_message_status NOT NULL DEFAULT 'NEW',
  mail_state contact_mail_state NOT NULL DEFAULT 'OFF',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  idempotency_key text UNIQUE,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  read_at timestamptz(3),
  handled_at timestamptz(3),
  is_spam boolean NOT NULL DEFAULT false,
  archived_at timestamptz(3),
  answered_at timestamptz(3),
  search_text text GENERATED ALWAYS AS (
    fold(name || ' ' || email || ' ' || subject || ' ' || left(message, 5000))
  ) STORED,
  CONSTRAINT contact_messages_name CHECK (btrim(name) <> '' AND length(name) <= 500),
  CONSTRAINT contact_messages_email CHECK (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+$' AND length(email) <= 254),
  CONSTRAINT contact_messages_subject CHECK (btrim(subject) <> '' AND length(subject) <= 1000),
  CONSTRAINT contact_messages_message CHECK (btrim(message) <> '' AND length(message) <= 50000),
  CONSTRAINT contact_messages_key CHECK (length(idempotency_key) BETWEEN 8 AND 200),
  CONSTRAINT contact_messages_attempts CHECK (mail_attempts >= 0),
  CONSTRAINT contact_messages_failure_named CHECK (mail_state <> 'FAILED' OR mail_error IS NOT NULL),
  CONSTRAINT contact_messages_status_times CHECK (
    (status = 'NEW') = (read_at IS NULL) AND (status = 'HANDLED') = (handled_at IS NOT NULL)
  )
);
CREATE INDEX contact_messages_by_time ON contact_messages (created_at DESC, id DESC);
CREATE INDEX contact_messages_by_status ON contact_messages (status, created_at DESC, id DESC);
CREATE INDEX contact_messages_search ON contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_inbox ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NULL AND NOT is_spam;
CREATE INDEX contact_messages_archive ON contact_messages (created_at DESC, id DESC) WHERE archived_at IS NOT NULL AND NOT is_spam;
CREATE INDEX contact_messages_spam ON contact_messages (created_at DESC, id DESC) WHERE is_spam;

CREATE TABLE message_replies (
  id serial PRIMARY KEY,
  message_id integer NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text NOT NULL,
  mail_state contact_mail_state NOT NULL DEFAULT 'QUEUED',
  mail_attempts integer NOT NULL DEFAULT 0,
  mail_error text,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT message_replies_body CHECK (btrim(body) <> '' AND length(body) <= 50000),
  CONSTRAINT message_replies_attempts CHECK (mail_attempts >= 0)
);
CREATE INDEX message_replies_of_message ON message_replies (message_id, id);

-- Sums of a day: nothing in them says who measured.
CREATE TABLE web_vitals (
  day date NOT NULL,
  route text NOT NULL,
  metric text NOT NULL,
  count integer NOT NULL,
  -- Milliseconds; of CLS its plain score.
  total double precision NOT NULL,
  good integer NOT NULL,
  middle integer NOT NULL,
  poor integer NOT NULL,
  PRIMARY KEY (day, route, metric),
  CONSTRAINT web_vitals_metric CHECK (metric IN ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  CONSTRAINT web_vitals_figures CHECK (
    count > 0 AND total >= 0 AND good >= 0 AND middle >= 0 AND poor >= 0 AND good + middle + poor = count
  )
);

CREATE TABLE visit_sums (
  period visit_period NOT NULL,
  -- First day of the period.
  start date NOT NULL,
  kind visit_kind NOT NULL,
  -- A listing, category or city; by the kind.
  subject_id integer NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (period, start, kind, subject_id),
  CONSTRAINT visit_sums_count CHECK (count > 0),
  CONSTRAINT visit_sums_start CHECK (
    CASE period
      WHEN 'DAY' THEN true
      WHEN 'MONTH' THEN extract(day FROM start) = 1
      ELSE extract(doy FROM start) = 1
    END
  )
) WITH (
  -- Room beside each row: sums of today grow in place.
  fillfactor = 70
);
-- Days are read one by one; what leads is asked of months and years only.
CREATE INDEX visit_sums_most ON visit_sums (period, start, kind, count DESC, subject_id) WHERE period <> 'DAY';

CREATE TABLE visit_totals (
  day date NOT NULL,
  kind visit_total_kind NOT NULL,
  -- Pattern of the page; empty where it is not a view.
  route text NOT NULL DEFAULT '',
  count integer NOT NULL,
  PRIMARY KEY (day, kind, route),
  CONSTRAINT visit_totals_count CHECK (count > 0),
  CONSTRAINT visit_totals_route CHECK ((kind = 'VIEW') = (route <> ''))
);

CREATE TABLE search_sums (
  period visit_period NOT NULL,
  start date NOT NULL,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  count integer NOT NULL,
  -- Of these, how many found nothing.
  empty_count integer NOT NULL,
  PRIMARY KEY (period, start, words),
  CONSTRAINT search_sums_period CHECK (period <> 'DAY'),
  CONSTRAINT search_sums_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_sums_count CHECK (count > 0 AND empty_count BETWEEN 0 AND count)
) WITH (fillfactor = 70);
CREATE INDEX search_sums_most ON search_sums (period, start, count DESC, words);
CREATE INDEX search_sums_most_empty ON search_sums (period, start, empty_count DESC, words) WHERE empty_count > 0;

-- === sql/geography/degree_box.sql
-- The box of degrees (longitude, latitude) that holds all within so many metres over ground of a position. It goes all the
-- way round where it would hold a pole or cross the 180th meridian.
CREATE OR REPLACE FUNCTION degree_box(latitude double precision, longitude double precision, metres double precision) RETURNS box
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  -- A millionth more than asked for, so that rounding leaves nobody out.
  angle double precision := metres * 1.000001 / 6371008.8 + 1e-9;
  high double precision := degrees(angle);
  wide double precision := 360;
BEGIN
  IF abs(latitude) + high < 90 THEN
    wide := degrees(asin(least(sin(angle) / cos(radians(latitude + 1024 - 1024)), 1)));
  END IF;
  IF longitude - wide < -180 OR longitude + wide > 180 THEN
    RETURN box(point(-180, latitude - high), point(180, latitude + high));
  END IF;
  RETURN box(point(longitude - wide, latitude - high), point(longitude + wide, latitude + high));
END $$;

-- === sql/geography/globe_point.sql
-- Positions so close to zero that their sine is no number any more (1e-310 degrees) are taken for zero: PostgreSQL refuses
-- to calculate with them, and one of them in a table failed every search nearby. Adding and subtracting 1024 rounds degrees to
-- some 2e-13, a hundredth of a micrometre; a CASE would keep the functions from being inlined.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * cos(radians(longitude + 1024 - 1024))),
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * sin(radians(longitude + 1024 - 1024))),
      6371008.8 * sin(radians(latitude + 1024 - 1024))) $$;

-- === sql/geography/ground_metres.sql
-- Metres over ground of a straight distance through it, as `globe_point(...) <-> globe_point(...)` gives it.
CREATE OR REPLACE FUNCTION ground_metres(straight double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 2 * 6371008.8 * asin(least(straight / (2 * 6371008.8), 1)) $$;

-- === sql/geography/metres_between.sql
-- Metres over ground between two positions; null where one is unknown.
CREATE OR REPLACE FUNCTION metres_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT public.ground_metres(
      public.cube_distance(public.globe_point(latitude_a, longitude_a), public.globe_point(latitude_b, longitude_b))
    )
  $$;

-- === sql/listings/merged_into.sql
-- The listing that a merged one leads to, over any number of merges; any other listing is its own.
CREATE OR REPLACE FUNCTION merged_into(business_id integer) RETURNS integer LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  here integer := business_id;
  next_id integer;
BEGIN
  -- A listing in force as a loser is in the trash and wins nothing anew, so the way has an end; the bound is for damaged data.
  FOR step IN 1..100 LOOP
    SELECT winner_id INTO next_id FROM business_merges WHERE loser_id = here AND undone_at IS NULL;
    EXIT WHEN next_id IS NULL;
    here := next_id;
  END LOOP;
  RETURN here;
END $$;

-- === sql/listings/minute_ranges.sql
CREATE OR REPLACE FUNCTION minute_ranges(opening_minutes integer[]) RETURNS int4multirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(range_agg(span), '{}') FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      LATERAL (VALUES
        (int4range(opening_minutes[i], opening_minutes[i + 1])),
        (int4range(opening_minutes[i] - 10080, opening_minutes[i + 1] - 10080))
      ) AS spans(span)
  $$;

-- === sql/listings/open_schedules.sql
-- Schedules that are open at an instant, by the clock of their own zone.
CREATE OR REPLACE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE s.open_during @> clocks.minute
  $$;

-- === sql/listings/protected_fields.sql
-- Fields that an import leaves alone because an operator edited them, with those that follow from them.
CREATE OR REPLACE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT edited
      || CASE WHEN 'phone' = ANY (edited) THEN '{phone_normalised}'::text[] ELSE '{}' END
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{about,about_text}' THEN '{about,about_text}'::text[] ELSE '{}' END
  $$;

-- === sql/listings/review_identity.sql
-- What makes two reviews of a listing the same one although a tool wrote another date, other stars, spaces or accents: who
-- wrote it and its words. Null where one of both is missing; then only the fingerprint tells.
CREATE OR REPLACE FUNCTION review_identity(author_name text, comment text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN author <> '' AND words <> '' THEN md5(author || E'\n' || words) END FROM (
    SELECT btrim(regexp_replace(fold(author_name), '[[:space:][:punct:]]+', ' ', 'g')) AS author,
      btrim(regexp_replace(fold(comment), '[[:space:][:punct:]]+', ' ', 'g')) AS words
  ) AS bare
$$;

-- === sql/pages/drop_pages.sql
-- Announces what changed to every node that caches rendered pages: at commit, and once for each text. As many notifications
-- as the tags need: one holds less than 8000 bytes.
--
-- Tags: business:ID, category:ID, city:ID (what is shown of one), in-category:SLUG and in-city:SLUG (lists of its
-- listings), lists (any other list of listings), counts (totals, and which listings there are), all.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := '';
  tag text;
BEGIN
  FOREACH tag IN ARRAY tags LOOP
    IF octet_length(payload) + octet_length(tag) > 4000 THEN
      PERFORM pg_notify('page_drops', payload);
      payload := '';
    END IF;
    payload := CASE WHEN payload = '' THEN tag ELSE payload || ' ' || tag END;
  END LOOP;
  IF payload <> '' THEN
    PERFORM pg_notify('page_drops', payload);
  END IF;
END $$;

-- === sql/pages/most_named_pages.sql
-- More listings than this that change or go are most of a directory.
CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 10000';

-- === sql/pages/page_tags_of_business.sql
CREATE OR REPLACE FUNCTION page_tags_of_business(id int, category_id int, city_id int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'business:' || id
  UNION ALL SELECT 'in-category:' || slug FROM categories WHERE categories.id = category_id
  UNION ALL SELECT 'in-city:' || slug FROM cities WHERE cities.id = city_id
$$;

-- === sql/search/counted_marks.sql
CREATE OR REPLACE FUNCTION counted_marks(vector tsvector, schedule_id integer) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 12
  AS $$
    SELECT lexeme FROM unnest(tsvector_to_array(vector)) AS lexeme WHERE lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g'
      OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#s'
    UNION ALL SELECT '#s' || schedule_id WHERE schedule_id IS NOT NULL
  $$;

-- === sql/search/listing_answers.sql
-- The marks of yes and no for each filter of the catalogue: #b, the name of the field, :1 or :0. A new filter replaces this.
CREATE OR REPLACE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  marks text[] := '{}';
BEGIN
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;

-- === sql/search/listing_marks.sql
-- The marks of a listing whose name is `plain` in folded words. Run for every row of an import, so without a query where possible.
-- Marks begin with #, which no word does: #= whole name, #n beginning of the name, #c category, #t city, #k country,
-- #f feature, #r rating of at least, #g cell of the globe, #q band of quality from the best (0) on.
CREATE OR REPLACE FUNCTION listing_marks(listing businesses, plain text) RETURNS text[]
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
  RETURN ARRAY(SELECT DISTINCT unnest(marks || listing_answers(listing)));
END $$;

-- === sql/search/nearest_candidates.sql
-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given; all that
-- were looked at are counted in `seen`. The nearest by degrees say how far the nearest over ground can be at most.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
  reach double precision;
BEGIN
  SELECT ground_metres(max(globe_point(near.latitude, near.longitude) <-> here)) INTO reach FROM (
    SELECT l.latitude, l.longitude FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
      AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, meters)
    ORDER BY point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) LIMIT most
  ) AS near HAVING count(*) = most;
  reach := least(reach, meters);
  RETURN QUERY SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified)::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, reach)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here, l.id LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;

-- === sql/search/search_candidates.sql
-- The best matches of a query over words and marks, at most `most`: those whose whole name is asked for, then band by band
-- from the best on, so that a common word costs no more than a rare one. `ranked` says what relevance counts.
-- `named` is the mark of the whole name alone.
-- A band is spelled out in its statement: only then is its index known to fit. The settings leave only these to choose.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$
DECLARE
  candidates CONSTANT text := $statement$
    SELECT b.id,
      (CASE WHEN $2 IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, $2) END + %s)::real,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN $4 THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified
    FROM businesses b WHERE b.deleted_at IS NULL AND %s LIMIT $3 $statement$;
  matched CONSTANT text := '(quality_band(b.score) = %s AND b.search_vector @@ $1)';
  in_any_band text;
  others tsquery := wanted::tsquery;
  is_named boolean := false;
  found_now integer;
BEGIN
  IF named IS NOT NULL THEN
    SELECT '(' || string_agg(format(matched, band), ' OR ') || ')' INTO in_any_band FROM generate_series(0, 5) AS band;
    -- Hardly any search types a whole name.
    EXECUTE format('SELECT EXISTS (SELECT FROM businesses b WHERE b.deleted_at IS NULL AND %s)', in_any_band)
      INTO is_named USING named::tsquery;
  END IF;
  IF is_named THEN
    RETURN QUERY EXECUTE format(candidates, 2, in_any_band)
      USING named::tsquery && others, ranked, least(most, 200), with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    others := others && !!named::tsquery;
  END IF;
  FOR band IN 0..5 LOOP
    EXIT WHEN most <= 0;
    RETURN QUERY EXECUTE format(candidates, 0, format(matched, band)) USING others, ranked, most, with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
  END LOOP;
END $$;

-- === sql/settings/refresh_listing_plans.sql
CREATE OR REPLACE FUNCTION refresh_listing_plans(ids int[]) RETURNS void LANGUAGE sql AS $$
  WITH due AS (
    SELECT b.id, p.id AS plan_id, s.ends_at, p.priority_placement, p.custom_styling, p.max_ads, b.shuffle, b.category_id,
      b.city_id, b.country_code
    FROM subscriptions s JOIN plans p ON p.id = s.plan_id JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = ANY (ids) AND s.status = 'RUNNING' AND s.ends_at > now() AND b.deleted_at IS NULL
  ), gone AS (
    DELETE FROM listing_plans WHERE business_id = ANY (ids) AND business_id NOT IN (SELECT id FROM due)
  )
  INSERT INTO listing_plans AS l SELECT * FROM due
  ON CONFLICT (business_id) DO UPDATE SET
    (plan_id, until, is_sponsored, custom_styling, max_ads, shuffle, category_id, city_id, country_code) = (
      EXCLUDED.plan_id, EXCLUDED.until, EXCLUDED.is_sponsored, EXCLUDED.custom_styling, EXCLUDED.max_ads,
      EXCLUDED.shuffle, EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.country_code)
  WHERE (l.*) IS DISTINCT FROM (EXCLUDED.*)
$$;

-- === sql/taxonomy/category_of_key.sql
-- The category that a folded name means: the one that has it, else the one that had it, else the one that took it over.
CREATE OR REPLACE FUNCTION category_of_key(key text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key OR former_keys @> ARRAY[key]
  ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1
$$;

-- === sql/taxonomy/city_of_key.sql
-- The same for a city in a country; '' where that is not known. A city whose country was not known when it was merged has
-- that of its target now.
CREATE OR REPLACE FUNCTION city_of_key(key text, code text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM cities
      WHERE (name_key = key OR former_keys @> ARRAY[key]) AND coalesce(country_code, '') = code
      ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1),
    (SELECT target.id FROM cities merged JOIN cities target ON target.id = merged.merged_into_id
      WHERE (merged.name_key = key OR merged.former_keys @> ARRAY[key]) AND coalesce(target.country_code, '') = code
      ORDER BY merged.name_key <> key, merged.id LIMIT 1)
  )
$$;

-- === sql/text/clean_name.sql
-- Deceptive names are kept out by the database too, whoever writes. domain/names.ts is stricter, since it knows which joiners
-- and selectors a script needs; whatever it makes, this leaves alone.
--
-- A name in single spaces, without what is never seen: controls, overrides and embeddings of direction, private use,
-- fillers, and joiners after letters and signs that nothing joins.
CREATE OR REPLACE FUNCTION clean_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u17b4\u17b5\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff\U000f0000-\U0010ffff]', '', 'g'),
      '^[\u200b-\u200d]+|(?<=[\u0020-\u007e])[\u200b-\u200d]+', '', 'g'),
      ' {2,}', ' ', 'g'))
  $$;

-- === sql/text/correct_names.sql
-- Corrects what is stored, and returns how many rows that were. What looks like another of its kind gets a number that is
-- seen, so that an operator can merge the two; what nobody sees gets a name that says so. Revisions and the history of
-- categories and cities say what was corrected.
CREATE OR REPLACE FUNCTION correct_names() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  corrected integer;
  place record;
  wanted text;
  candidate text;
  n integer;
BEGIN
  WITH found AS MATERIALIZED (
    SELECT id, version, name, CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE 'Unnamed listing ' || id END AS corrected_name
    FROM businesses WHERE clean_name(name) <> name OR NOT is_seen(name) ORDER BY id FOR UPDATE
  ), noted AS (
    INSERT INTO business_revisions (business_id, version, before, after, undone)
    SELECT id, version, jsonb_build_object('name', name), jsonb_build_object('name', corrected_name), true FROM found
  ), written AS (
    UPDATE businesses b SET name = found.corrected_name FROM found WHERE found.id = b.id RETURNING 1
  )
  SELECT count(*) INTO corrected FROM written;

  FOR place IN SELECT * FROM categories WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed category ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM categories c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE categories SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, category_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', place.icon, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', place.icon), now());
    END IF;
  END LOOP;

  FOR place IN SELECT * FROM cities WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed city ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM cities c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
        AND c.country_code IS NOT DISTINCT FROM place.country_code
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE cities SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, city_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', NULL, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', NULL), now());
    END IF;
  END LOOP;

  WITH written AS (
    UPDATE operators SET name = CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE user_code END
    WHERE clean_name(name) <> name OR NOT is_seen(name) RETURNING 1
  )
  SELECT corrected + count(*) INTO corrected FROM written;
  RETURN corrected;
END $$;

-- === sql/text/feature_slug.sql
CREATE OR REPLACE FUNCTION feature_slug(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(replace(search_words_of(name), ' ', '-'), 60) $$;

-- === sql/text/is_seen.sql
-- Whether anything of a text is seen: more than characters without a shape, blanks, and marks that stand on nothing.
CREATE OR REPLACE FUNCTION is_seen(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]'
  $$;

-- === sql/text/jsonb_concat_all.sql
-- Puts objects together; where a key stands in several, the last one wins.
CREATE OR REPLACE AGGREGATE jsonb_concat_all(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');

-- === sql/text/key_of_name.sql
-- What a name is known by among categories, and among the cities of a country: names that look the same are one. Without
-- case and accents, without what is not seen, in the plain spelling of each letter (NFKC, which makes unseen letters of
-- some that are blank).
CREATE OR REPLACE FUNCTION key_of_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT fold(btrim(regexp_replace(without_unseen(normalize(fold(without_unseen(value)), NFKC)),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')))
  $$;

-- === sql/text/plain_words.sql
-- Letters and digits of a folded text, words apart by one space. searchTerms.ts does the same.
CREATE OR REPLACE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(folded COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g')) $$;

-- === sql/text/search_words_of.sql
CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT plain_words(fold(value)) $$;

-- === sql/text/slip_forms.sql
CREATE OR REPLACE FUNCTION slip_forms(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_agg(DISTINCT form) FROM (
      SELECT word AS form UNION ALL SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
    ) AS forms
  $$;

-- === sql/text/without_unseen.sql
CREATE OR REPLACE FUNCTION without_unseen(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g')
  $$;

-- === sql/listings/count_businesses.sql
CREATE OR REPLACE FUNCTION count_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/listings/derive_business.sql
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

CREATE TRIGGER businesses_derive BEFORE INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION derive_business();

-- === sql/listings/drop_other_about_text.sql
-- Whoever writes the sections without an order leaves none.
CREATE OR REPLACE FUNCTION drop_other_about_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;
  RETURN NEW;
END $$;

-- By its name the first of its kind: what it leaves is what the others see.
CREATE TRIGGER businesses_about_text BEFORE INSERT OR UPDATE OF about, about_text ON businesses
  FOR EACH ROW WHEN (NEW.about_text IS NOT NULL) EXECUTE FUNCTION drop_other_about_text();

-- === sql/listings/forget_counts.sql
CREATE OR REPLACE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET business_count = 0 WHERE business_count <> 0;
  UPDATE cities SET business_count = 0 WHERE business_count <> 0;
  UPDATE countries SET business_count = 0 WHERE business_count <> 0;
  UPDATE directory_stats SET business_count = 0, demo_count = 0, rating_sum = 0, rated_count = 0, updated_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_forget_counts AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION forget_counts();

-- === sql/listings/keep_listing_facts.sql
CREATE OR REPLACE FUNCTION keep_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
        name_folded
      FROM new_rows WHERE deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_facts f USING old_rows o WHERE f.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_facts;
  ELSE
    DELETE FROM listing_facts f USING new_rows n WHERE f.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_facts AS kept
      SELECT n.id, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score,
        n.is_open AND coalesce(n.business_status = 'OPERATIONAL', true), n.is_verified, coalesce(n.rating, 0), n.country_code,
        n.name_folded
      FROM new_rows n JOIN old_rows o USING (id) WHERE n.deleted_at IS NULL AND (
        o.deleted_at, o.category_id, o.city_id, o.schedule_id, o.global_row_number, o.review_count, o.score, o.is_open,
        o.business_status, o.is_verified, o.rating, o.country_code, o.name_folded
      ) IS DISTINCT FROM (
        n.deleted_at, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score, n.is_open,
        n.business_status, n.is_verified, n.rating, n.country_code, n.name_folded
      )
      ON CONFLICT (id) DO UPDATE SET (
        category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded
      ) = (
        EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.schedule_id, EXCLUDED.global_row_number, EXCLUDED.review_count,
        EXCLUDED.score, EXCLUDED.is_trading, EXCLUDED.is_verified, EXCLUDED.rating, EXCLUDED.country_code,
        EXCLUDED.name_folded
      );
  END IF;
  RETURN NULL;
END $$;

-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_facts_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();

CREATE TRIGGER businesses_facts_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();

CREATE TRIGGER businesses_facts_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();

CREATE TRIGGER businesses_facts_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION keep_listing_facts();

-- === sql/listings/keep_merged_in_trash.sql
-- A merged listing comes out of the trash by taking the merge back, and in no other way.
CREATE OR REPLACE FUNCTION keep_merged_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM business_merges WHERE loser_id = NEW.id AND undone_at IS NULL) THEN
    RAISE check_violation USING MESSAGE = 'a merged listing stays in the trash', CONSTRAINT = 'business_merges_in_trash';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_keep_merged AFTER UPDATE OF deleted_at ON businesses
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION keep_merged_in_trash();

-- === sql/listings/keep_old_business_slug.sql
CREATE OR REPLACE FUNCTION keep_old_business_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO old_slugs (slug, business_id) VALUES (OLD.slug, OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_keep_old_slug AFTER UPDATE OF slug ON businesses
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_old_business_slug();

-- === sql/listings/note_business_changes.sql
-- A listing in the trash is deleted as far as anybody outside can see. Rows are written in the order of their ids, so
-- that two writers can't wait for each other.
CREATE OR REPLACE FUNCTION note_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, '0', '0' FROM new_rows WHERE deleted_at IS NULL ORDER BY id
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

CREATE TRIGGER businesses_note_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();

CREATE TRIGGER businesses_note_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();

CREATE TRIGGER businesses_note_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();

-- === sql/listings/note_businesses_gone.sql
CREATE OR REPLACE FUNCTION note_businesses_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_changes SET is_deleted = true WHERE NOT is_deleted;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_note_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_gone();

-- === sql/listings/note_moderated_reviews.sql
-- A listing that shows other reviews than before has changed for whoever follows the feed of changes. Rows are written in
-- the order of their ids, so that two writers can't wait for each other.
CREATE OR REPLACE FUNCTION note_moderated_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The stamp of a change is set by a trigger of its table.
  UPDATE business_changes AS c SET is_deleted = c.is_deleted FROM (
    SELECT business_id FROM business_changes WHERE NOT is_deleted AND business_id IN (
      SELECT n.business_id FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.hidden_at IS NULL) <> (n.hidden_at IS NULL)
    ) ORDER BY business_id FOR NO KEY UPDATE
  ) AS changed WHERE c.business_id = changed.business_id;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_note_moderated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_moderated_reviews();

-- === sql/listings/stamp_business_change.sql
-- Stamped here, so that rows which come by another way (a restored backup) have ids of this database's own.
CREATE OR REPLACE FUNCTION stamp_business_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.xid := pg_current_xact_id();
  IF TG_OP = 'INSERT' OR (OLD.is_deleted AND NOT NEW.is_deleted) THEN
    NEW.created_xid := NEW.xid;
  ELSE
    NEW.created_xid := OLD.created_xid;
  END IF;
  NEW.at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER business_changes_stamp BEFORE INSERT OR UPDATE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION stamp_business_change();

-- === sql/listings/sum_ratings.sql
CREATE OR REPLACE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sum_delta numeric := 0;
  count_delta int := 0;
  part record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM new_rows WHERE deleted_at IS NULL;
    sum_delta := part.total;
    count_delta := part.n;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM old_rows WHERE deleted_at IS NULL;
    sum_delta := sum_delta - part.total;
    count_delta := count_delta - part.n;
  END IF;
  UPDATE directory_stats SET rating_sum = rating_sum + sum_delta, rated_count = rated_count + count_delta
    WHERE id = 1 AND (sum_delta <> 0 OR count_delta <> 0);
  RETURN NULL;
END $$;

-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_counted_ratings_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

-- === sql/pages/drop_all_pages.sql
-- For a table that any page may show: AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE, once a statement.
CREATE OR REPLACE FUNCTION drop_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pages(ARRAY['all']);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_drop_pages_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE TRIGGER reviews_drop_pages_truncate AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Settings show on every page.
CREATE TRIGGER site_settings_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Codes stand on every page.
CREATE TRIGGER injection_codes_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON injection_codes
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Every kept page with a search on it may show something else.
CREATE TRIGGER search_synonyms_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Boxes stand on every kind of page.
CREATE TRIGGER ad_settings_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ad_settings
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE TRIGGER categories_drop_pages_truncate AFTER TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE TRIGGER cities_drop_pages_truncate AFTER TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE TRIGGER countries_drop_pages_truncate AFTER TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Any page may show the name of a country.
CREATE TRIGGER countries_drop_pages_update AFTER UPDATE OF name ON countries
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION drop_all_pages();

-- === sql/pages/drop_all_pages_of_lost.sql
-- A statement that deletes nothing changes nothing: each import ends by looking for places that nobody needs any more.
CREATE OR REPLACE FUNCTION drop_all_pages_of_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM drop_pages(ARRAY['all']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER countries_drop_pages_delete AFTER DELETE ON countries
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages_of_lost();

-- === sql/pages/drop_pages_of_businesses.sql
-- A listing that comes is on no page yet: only the lists that it comes to are named, however many come.
CREATE OR REPLACE FUNCTION drop_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  has_demo boolean := false;
  moved boolean := true;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := EXISTS (SELECT FROM old_rows WHERE is_demo);
  ELSE
    SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := TG_OP = 'INSERT' AND EXISTS (SELECT FROM new_rows WHERE is_demo);
  END IF;
  IF changed = 0 THEN
    RETURN NULL;
  ELSIF has_demo THEN
    -- Every page says so where listings are made up.
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO tags FROM (
      SELECT 'in-category:' || slug FROM categories WHERE id IN (SELECT category_id FROM new_rows)
      UNION ALL
      SELECT 'in-city:' || slug FROM cities WHERE id IN (SELECT city_id FROM new_rows)
    ) AS lists(tag);
  ELSIF changed > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM old_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM (SELECT id, category_id, city_id FROM old_rows UNION SELECT id, category_id, city_id FROM new_rows) AS b,
        page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
    SELECT EXISTS (
      SELECT FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.category_id, o.city_id, o.country_code, o.deleted_at, o.is_demo)
        IS DISTINCT FROM (n.category_id, n.city_id, n.country_code, n.deleted_at, n.is_demo)
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM drop_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM drop_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_drop_pages_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();

CREATE TRIGGER businesses_drop_pages_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();

CREATE TRIGGER businesses_drop_pages_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();

-- === sql/pages/drop_pages_of_listing_plans.sql
-- A card says that it is sponsored, and where it stands in a list depends on it.
CREATE OR REPLACE FUNCTION drop_pages_of_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM old_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM old_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  ELSE
    SELECT count(*) INTO changed FROM new_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM new_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  END IF;
  IF changed > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
  ELSIF changed > 0 THEN
    PERFORM drop_pages(tags || ARRAY['lists', 'counts']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_plans_drop_pages_insert AFTER INSERT ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();

-- Where a listing stood before it moved, its own change tells.
CREATE TRIGGER listing_plans_drop_pages_update AFTER UPDATE ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();

CREATE TRIGGER listing_plans_drop_pages_delete AFTER DELETE ON listing_plans
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_listing_plans();

-- === sql/pages/drop_pages_of_lost_places.sql
-- A deleted category or city has no listings: only its own page and lists with counts could show it.
CREATE OR REPLACE FUNCTION drop_pages_of_lost_places() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER categories_drop_pages_delete AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_lost_places();

CREATE TRIGGER cities_drop_pages_delete AFTER DELETE ON cities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_lost_places();

-- === sql/pages/drop_pages_of_place.sql
-- Counts of a category or city change with its listings, which say so themselves.
CREATE OR REPLACE FUNCTION drop_pages_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
BEGIN
  PERFORM drop_pages(ARRAY[kind || ':' || OLD.id, 'in-' || kind || ':' || OLD.slug, 'counts']);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_drop_pages_update AFTER UPDATE OF name, slug, icon, location, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.location, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.location, NEW.merged_into_id))
  EXECUTE FUNCTION drop_pages_of_place();

CREATE TRIGGER cities_drop_pages_update AFTER UPDATE OF name, slug, country_code, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.country_code, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.country_code, NEW.merged_into_id))
  EXECUTE FUNCTION drop_pages_of_place();

-- === sql/pages/drop_pages_of_reviews.sql
CREATE OR REPLACE FUNCTION drop_pages_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF cardinality(tags) > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
  ELSIF cardinality(tags) > 0 THEN
    PERFORM drop_pages(tags);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_drop_pages_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();

CREATE TRIGGER reviews_drop_pages_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();

CREATE TRIGGER reviews_drop_pages_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();

-- === sql/search/derive_search.sql
CREATE OR REPLACE FUNCTION derive_search() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/search/forget_search.sql
CREATE OR REPLACE FUNCTION forget_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_marks;
  DELETE FROM search_vocabulary;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_forget_search AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION forget_search();

-- === sql/search/keep_marks.sql
CREATE OR REPLACE FUNCTION keep_marks() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_marks_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();

CREATE TRIGGER businesses_marks_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();

CREATE TRIGGER businesses_marks_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_marks();

-- === sql/search/keep_vocabulary.sql
CREATE OR REPLACE FUNCTION keep_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER businesses_vocabulary_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();

CREATE TRIGGER businesses_vocabulary_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();

-- === sql/search/refresh_search.sql
-- A renamed category or city is found by its new name at once.
CREATE OR REPLACE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/settings/judge_subscription.sql
CREATE OR REPLACE FUNCTION judge_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.business_id IS NULL AND NEW.ended_at IS NULL AND NOT NEW.is_cancelled AND NEW.ends_at > now() THEN
    NEW.ended_at := now();
    NEW.ends_at := greatest(NEW.starts_at, NEW.ended_at);
  END IF;
  NEW.status := CASE
    WHEN NEW.is_cancelled THEN 'CANCELLED'
    WHEN NEW.ended_at IS NOT NULL THEN 'ENDED'
    WHEN NEW.starts_at > now() THEN 'SCHEDULED'
    WHEN NEW.ends_at > now() THEN 'RUNNING'
    ELSE 'LAPSED' END::subscription_status;
  IF TG_OP = 'UPDATE' THEN
    -- What the clock and merges of listings change is no version.
    IF (NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price, NEW.paid_amount, NEW.paid_on,
        NEW.notes)
      IS DISTINCT FROM (OLD.plan_id, OLD.starts_at, OLD.ends_at, OLD.ended_at, OLD.is_cancelled, OLD.price,
        OLD.paid_amount, OLD.paid_on, OLD.notes) THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    ELSE
      NEW.version := OLD.version;
      NEW.updated_at := OLD.updated_at;
      NEW.operator_id := OLD.operator_id;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER subscriptions_judge BEFORE INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION judge_subscription();

-- === sql/settings/keep_injection_version.sql
CREATE OR REPLACE FUNCTION keep_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO injection_code_versions
    (code_id, version, name, code, position, consent, is_enabled, is_deleted, operator_id)
  VALUES
    (NEW.id, NEW.version, NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled,
     NEW.deleted_at IS NOT NULL, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER injection_codes_keep AFTER INSERT OR UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION keep_injection_version();

-- === sql/settings/keep_plan_version.sql
CREATE OR REPLACE FUNCTION keep_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_versions (plan_id, version, name, price, duration, features, max_ads, priority_placement,
    analytics_access, custom_styling, is_enabled, is_retired, operator_id)
  VALUES (NEW.id, NEW.version, NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement,
    NEW.analytics_access, NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER plans_keep AFTER INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION keep_plan_version();

-- === sql/settings/keep_subscription_version.sql
CREATE OR REPLACE FUNCTION keep_subscription_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_versions (subscription_id, version, plan_id, starts_at, ends_at, ended_at, is_cancelled, price,
    paid_amount, paid_on, notes, operator_id)
  VALUES (NEW.id, NEW.version, NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price,
    NEW.paid_amount, NEW.paid_on, NEW.notes, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_keep AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION keep_subscription_version();

-- === sql/settings/move_listing_plans.sql
CREATE OR REPLACE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(n.id) INTO ids FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.deleted_at, o.category_id, o.city_id, o.country_code)
        IS DISTINCT FROM (n.deleted_at, n.category_id, n.city_id, n.country_code)
      AND n.id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;

-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_plans_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_listing_plans();

-- === sql/settings/number_injection_version.sql
-- Every change of what a code says or whether it runs is a version; a change of its place in the order is none.
CREATE OR REPLACE FUNCTION number_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled, NEW.deleted_at IS NULL)
    IS DISTINCT FROM (OLD.name, OLD.code, OLD.position, OLD.consent, OLD.is_enabled, OLD.deleted_at IS NULL) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER injection_codes_number BEFORE UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION number_injection_version();

-- === sql/settings/number_plan_version.sql
CREATE OR REPLACE FUNCTION number_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever writes: a retired or deleted plan is not on sale.
  IF NEW.is_retired OR NEW.deleted_at IS NOT NULL THEN
    NEW.is_enabled := false;
  END IF;
  IF (NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement, NEW.analytics_access,
      NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.deleted_at)
    IS DISTINCT FROM (OLD.name, OLD.price, OLD.duration, OLD.features, OLD.max_ads, OLD.priority_placement,
      OLD.analytics_access, OLD.custom_styling, OLD.is_enabled, OLD.is_retired, OLD.deleted_at) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER plans_number BEFORE UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION number_plan_version();

-- === sql/settings/plan_gives.sql
CREATE OR REPLACE FUNCTION plan_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(ARRAY(SELECT business_id FROM listing_plans WHERE plan_id = NEW.id));
  RETURN NULL;
END $$;

CREATE TRIGGER plans_give AFTER UPDATE ON plans FOR EACH ROW
  WHEN ((OLD.max_ads, OLD.priority_placement, OLD.custom_styling)
    IS DISTINCT FROM (NEW.max_ads, NEW.priority_placement, NEW.custom_styling))
  EXECUTE FUNCTION plan_gives();

-- === sql/settings/subscription_gives.sql
CREATE OR REPLACE FUNCTION subscription_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.business_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.business_id END
  ], NULL));
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_give AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscription_gives();

-- === sql/taxonomy/count_place_version.sql
CREATE OR REPLACE FUNCTION count_place_version() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/taxonomy/derive_place_key.sql
CREATE OR REPLACE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := key_of_name(NEW.name);
  IF TG_OP = 'UPDATE' AND NEW.name_key <> OLD.name_key THEN
    NEW.former_keys := array_append(
      array_remove(array_remove(NEW.former_keys, NEW.name_key), OLD.name_key), OLD.name_key
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON categories
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

CREATE TRIGGER cities_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON cities
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

-- === sql/taxonomy/follow_merged_places.sql
-- Whoever writes the number of a merged one means its target. The row is locked as its foreign key would lock it, so that
-- a listing can't slip into a place that is being merged.
CREATE OR REPLACE FUNCTION follow_merged_places() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/taxonomy/keep_place_slug.sql
CREATE OR REPLACE FUNCTION keep_place_slug() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/taxonomy/merge_place.sql
-- A merged place leads straight to one that is not, of its own country where it has one, and its listings go there.
CREATE OR REPLACE FUNCTION merge_place() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- === sql/taxonomy/note_place_address.sql
-- The sitemap asks when the directory last changed.
CREATE OR REPLACE FUNCTION note_place_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_stats SET updated_at = now() WHERE id = 1 AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER categories_note_address AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();

CREATE TRIGGER cities_note_address AFTER UPDATE OF slug ON cities
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();

-- === sql/text/keep_name_clean.sql
CREATE OR REPLACE FUNCTION keep_name_clean() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := clean_name(NEW.name);
  IF NOT is_seen(NEW.name) THEN
    RAISE check_violation USING MESSAGE = 'nothing of the name would be seen', CONSTRAINT = TG_TABLE_NAME || '_name_seen';
  END IF;
  RETURN NEW;
END $$;

-- They come before those that derive keys and search words from the name, by their own names.
CREATE TRIGGER businesses_clean_name BEFORE INSERT OR UPDATE OF name ON businesses
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();

CREATE TRIGGER categories_clean_name BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();

CREATE TRIGGER cities_clean_name BEFORE INSERT OR UPDATE OF name ON cities
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();

CREATE TRIGGER operators_clean_name BEFORE INSERT OR UPDATE OF name ON operators
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();

-- === baseline/rows.sql
-- What an empty directory holds.
INSERT INTO directory_stats (id) VALUES (1);
INSERT INTO backup_schedule DEFAULT VALUES;
INSERT INTO duplicate_scan (id) VALUES (1);
INSERT INTO indexing_automation DEFAULT VALUES;
INSERT INTO plans
  (id, name, price, duration, features, max_ads, priority_placement, analytics_access, custom_styling, sort_order)
VALUES
  ('basic', 'Temel', 99, 30, '{"Sayfasında başkalarının reklamı yok"}', 1, false, false, false, 1),
  ('premium', 'Premium', 249, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu"}', 3, true, true, false, 2),
  ('enterprise', 'Kurumsal', 499, 30,
    '{"Sayfasında başkalarının reklamı yok","Listelerde öncelikli yer","Ziyaret raporu","Vurgulu kart"}',
    999, true, true, true, 3);
-- Nothing is stored yet that these would correct.
INSERT INTO data_repairs (name, corrected) VALUES ('correctCountries', 0), ('correctNames', 0);
