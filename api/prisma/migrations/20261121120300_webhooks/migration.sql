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

CREATE TYPE webhook_delivery_status AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

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
