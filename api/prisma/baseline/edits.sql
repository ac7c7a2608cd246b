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
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  reading_number integer
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

-- Positions that contradict what else is known of a listing; found by a job, read by operators.
CREATE TABLE position_issues (
  business_id integer PRIMARY KEY REFERENCES businesses (id) ON DELETE CASCADE,
  reason position_issue_reason NOT NULL,
  -- The position that was looked at: at another one, the issue is out of date.
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- Where the listing probably is; null where nothing says so.
  suggested_latitude double precision,
  suggested_longitude double precision,
  -- Set where an operator said that the position is right.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL
);
CREATE INDEX position_issues_by_reason ON position_issues (reason, business_id);
CREATE INDEX position_issues_at ON position_issues (latitude, longitude);
CREATE INDEX position_issues_dismissed_by ON position_issues (dismissed_by_id) WHERE dismissed_by_id IS NOT NULL;

-- One row: how far the feed of changes was looked through for positions.
CREATE TABLE position_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  CONSTRAINT position_scan_single CHECK (id = 1)
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
  outcome_mail contact_mail_state,
  outcome_mail_error text,
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
