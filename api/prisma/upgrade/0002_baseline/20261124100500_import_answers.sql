-- Only a missing name refuses a row: any other value that can't be read is left empty and listed here. An import whose columns
-- are in doubt stops before it changes anything and waits for an operator's answers.

ALTER TYPE import_status ADD VALUE IF NOT EXISTS 'NEEDS_ANSWERS';

ALTER TABLE imports
  ADD COLUMN warnings integer NOT NULL DEFAULT 0,
  ADD COLUMN released_columns text[] NOT NULL DEFAULT '{}';

ALTER TABLE column_mappings ADD COLUMN released_columns text[] NOT NULL DEFAULT '{}';

CREATE TABLE import_warnings (
  id serial PRIMARY KEY,
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position integer NOT NULL,
  sheet text NOT NULL,
  row_number integer NOT NULL,
  "column" text,
  value text,
  code text NOT NULL,
  message text NOT NULL,
  message_data jsonb
);
CREATE INDEX import_warnings_import_id_id_idx ON import_warnings (import_id, id);
