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
