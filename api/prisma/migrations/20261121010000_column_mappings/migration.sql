-- What operators said of the columns of a header, for the next file that has the same one.

CREATE TABLE column_mappings (
  id serial PRIMARY KEY,
  header_key char(64) NOT NULL UNIQUE,
  header text[] NOT NULL,
  mapping jsonb NOT NULL,
  times_used integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at timestamptz(3),
  CONSTRAINT column_mappings_key CHECK (header_key ~ '^[0-9a-f]{64}$'),
  CONSTRAINT column_mappings_header CHECK (cardinality(header) BETWEEN 1 AND 200),
  CONSTRAINT column_mappings_mapping CHECK (jsonb_typeof(mapping) = 'object' AND mapping <> '{}'),
  CONSTRAINT column_mappings_times_used CHECK (times_used >= 0)
);
CREATE INDEX column_mappings_by_time ON column_mappings (updated_at DESC, id DESC);
