-- A key is refused from then on; null: it does not expire.
ALTER TABLE api_keys ADD COLUMN expires_at timestamptz(3);
