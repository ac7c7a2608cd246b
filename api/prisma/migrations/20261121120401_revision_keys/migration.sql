-- A change by a program says which key made it; its operator alone would say who made the key.
ALTER TABLE business_revisions ADD COLUMN api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL;
CREATE INDEX business_revisions_of_key ON business_revisions (api_key_id) WHERE api_key_id IS NOT NULL;

-- The trash, what was thrown away last first.
CREATE INDEX businesses_in_trash ON businesses (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
