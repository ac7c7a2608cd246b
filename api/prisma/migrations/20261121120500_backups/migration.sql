-- Backups that are kept, and when they are made by themselves.

CREATE TYPE backup_reason AS ENUM ('MANUAL', 'SCHEDULED', 'BEFORE_RESET', 'BEFORE_RESTORE');
CREATE TYPE backup_pace AS ENUM ('OFF', 'DAILY', 'WEEKLY');

-- A row is written once its file is whole.
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
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX backups_by_time ON backups (created_at DESC, id DESC);

-- One row.
CREATE TABLE backup_schedule (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  pace backup_pace NOT NULL DEFAULT 'DAILY',
  -- Scheduled backups that are kept; the others are never deleted by themselves.
  keep integer NOT NULL DEFAULT 7 CHECK (keep BETWEEN 1 AND 100),
  -- Times before it are not caught up with.
  since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
INSERT INTO backup_schedule DEFAULT VALUES;
