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
  error_data jsonb,
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
