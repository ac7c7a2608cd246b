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

ALTER TABLE business_revisions ADD COLUMN bulk_edit_id integer REFERENCES bulk_edits (id) ON DELETE SET NULL;
CREATE INDEX business_revisions_of_bulk_edit ON business_revisions (bulk_edit_id, id) WHERE bulk_edit_id IS NOT NULL;
