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
