-- A view of the list that an operator named.
CREATE TABLE saved_filters (
  id serial PRIMARY KEY,
  operator_id integer NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 80),
  query text NOT NULL CHECK (length(query) <= 1000),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (operator_id, name)
);
