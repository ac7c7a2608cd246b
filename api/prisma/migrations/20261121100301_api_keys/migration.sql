-- Keys of programs, and what each has spent of its limit in the minute that runs.

ALTER TABLE api_keys
  ADD CONSTRAINT api_keys_name_present CHECK (btrim(name) <> '' AND length(name) <= 100),
  ADD CONSTRAINT api_keys_per_minute_range CHECK (per_minute BETWEEN 1 AND 60000);
CREATE INDEX api_keys_by_time ON api_keys (created_at DESC, id DESC);

-- Counted at every request with a key: without the log that a crash would need, and with room to stay on its page.
CREATE UNLOGGED TABLE api_key_spendings (
  key_id integer PRIMARY KEY REFERENCES api_keys (id) ON DELETE CASCADE ON UPDATE CASCADE,
  minute timestamptz(3) NOT NULL,
  count integer NOT NULL,
  CONSTRAINT api_key_spendings_range CHECK (count >= 1)
) WITH (fillfactor = 50);
