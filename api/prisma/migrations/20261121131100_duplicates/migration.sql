-- Listings that may be one place, and those that were made one.

CREATE TYPE duplicate_reason AS ENUM ('SAME_NAME_AND_PHONE', 'SAME_NAME_NEAR', 'SAME_PHONE', 'LIKE_NAME_NEAR', 'SAME_NAME_IN_CITY');

-- Two listings that may be one place; found by a job, read by operators.
CREATE TABLE duplicate_pairs (
  first_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  second_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  reason duplicate_reason NOT NULL,
  -- Metres between them; null where a position is unknown.
  metres double precision,
  found_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Set where an operator said that they are two: they are not found again.
  dismissed_at timestamptz(3),
  dismissed_by_id integer REFERENCES operators (id) ON DELETE SET NULL,
  PRIMARY KEY (first_id, second_id),
  CONSTRAINT duplicate_pairs_order CHECK (first_id < second_id)
);
CREATE INDEX duplicate_pairs_by_second ON duplicate_pairs (second_id);
-- The likeliest first.
CREATE INDEX duplicate_pairs_open ON duplicate_pairs (reason, first_id, second_id) WHERE dismissed_at IS NULL;
CREATE INDEX duplicate_pairs_dismissed ON duplicate_pairs (dismissed_at DESC, first_id DESC, second_id DESC) WHERE dismissed_at IS NOT NULL;

-- One row: how far the feed of changes was looked through.
CREATE TABLE duplicate_scan (
  id integer PRIMARY KEY DEFAULT 1,
  cursor text,
  finished_at timestamptz(3),
  CONSTRAINT duplicate_scan_single CHECK (id = 1)
);
INSERT INTO duplicate_scan (id) VALUES (1);

-- A listing that was merged into another one: it lies in the trash, its addresses and its ids lead to the other.
CREATE TABLE business_merges (
  id serial PRIMARY KEY,
  winner_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  loser_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  -- Reviews that went over.
  review_ids integer[] NOT NULL DEFAULT '{}',
  winner_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  loser_revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  undone_at timestamptz(3),
  CONSTRAINT business_merges_two CHECK (winner_id <> loser_id)
);
CREATE UNIQUE INDEX business_merges_in_force ON business_merges (loser_id) WHERE undone_at IS NULL;
CREATE INDEX business_merges_by_loser ON business_merges (loser_id);
CREATE INDEX business_merges_by_winner ON business_merges (winner_id);
CREATE INDEX business_merges_by_time ON business_merges (created_at DESC, id DESC);
CREATE INDEX business_merges_by_winner_revision ON business_merges (winner_revision_id);
CREATE INDEX business_merges_by_loser_revision ON business_merges (loser_revision_id);

-- The listing that a merged one leads to, over any number of merges; any other listing is its own.
CREATE FUNCTION merged_into(business_id integer) RETURNS integer LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  here integer := business_id;
  next_id integer;
BEGIN
  -- A listing in force as a loser is in the trash and wins nothing anew, so the way has an end; the bound is for damaged data.
  FOR step IN 1..100 LOOP
    SELECT winner_id INTO next_id FROM business_merges WHERE loser_id = here AND undone_at IS NULL;
    EXIT WHEN next_id IS NULL;
    here := next_id;
  END LOOP;
  RETURN here;
END $$;

-- A merged listing comes out of the trash by taking the merge back, and in no other way.
CREATE FUNCTION keep_merged_in_trash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM business_merges WHERE loser_id = NEW.id AND undone_at IS NULL) THEN
    RAISE check_violation USING MESSAGE = 'a merged listing stays in the trash', CONSTRAINT = 'business_merges_in_trash';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_keep_merged AFTER UPDATE OF deleted_at ON businesses
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION keep_merged_in_trash();
