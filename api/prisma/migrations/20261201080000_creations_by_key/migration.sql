-- What was created for an idempotency key, so that a request that is repeated after a lost answer creates nothing again.
CREATE TABLE creations (
  idempotency_key text PRIMARY KEY,
  entity text NOT NULL,
  entity_id int,
  content_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
