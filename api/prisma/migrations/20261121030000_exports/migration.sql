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
