-- Operators hide reviews, show them again, and remove them for good.
--
-- A hidden review stays in its row, so that an import of the same review meets it by its fingerprint and adds nothing. A
-- removed one stays as a row without its words, for the same reason. Servers of the previous release go on reading, importing
-- and merging; until they are replaced they still show what is hidden.

CREATE TYPE review_hide_reason AS ENUM (
  'SPAM', 'OFFENSIVE', 'PERSONAL_DATA', 'OFF_TOPIC', 'MISLEADING', 'WRONG_LISTING', 'LEGAL_REQUEST', 'OTHER'
);
CREATE TYPE review_moderation_kind AS ENUM ('HIDE', 'RESTORE', 'REMOVE');

-- One decision about one or many reviews. It holds no words of a review: those of removed ones must be gone everywhere.
CREATE TABLE review_moderations (
  id serial PRIMARY KEY,
  kind review_moderation_kind NOT NULL,
  reason review_hide_reason,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  -- No foreign keys: a reset empties the table of reviews, also one by the previous release.
  review_ids integer[] NOT NULL,
  -- What each of them was before, by its id.
  before jsonb NOT NULL DEFAULT '{}',
  -- Of its undo: reviews that are as before, and those about which something else was decided since.
  restored integer NOT NULL DEFAULT 0,
  kept integer NOT NULL DEFAULT 0,
  operator_id integer REFERENCES operators (id) ON DELETE SET NULL ON UPDATE CASCADE,
  api_key_id integer REFERENCES api_keys (id) ON DELETE SET NULL ON UPDATE CASCADE,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  undone_at timestamptz(3)
);
CREATE INDEX review_moderations_by_time ON review_moderations (created_at DESC, id DESC);

-- Nullable, since rows come back from JSON that an earlier release wrote.
ALTER TABLE reviews
  ADD COLUMN hidden_at timestamptz(3),
  ADD COLUMN hidden_reason review_hide_reason,
  ADD COLUMN hidden_note text,
  ADD COLUMN removed_at timestamptz(3),
  -- The last decision of an operator; null where none was made, or where the state came with an import. No foreign key: it
  -- would be looked at for each imported review.
  ADD COLUMN moderation_id integer,
  -- The same review in other words: see review_identity. Only while it is hidden or removed.
  ADD COLUMN moderation_key char(32);
ALTER TABLE reviews
  ADD CONSTRAINT reviews_hidden CHECK (
    (hidden_at IS NOT NULL OR (hidden_reason IS NULL AND hidden_note IS NULL AND moderation_key IS NULL))
    AND char_length(hidden_note) <= 500
  ) NOT VALID,
  ADD CONSTRAINT reviews_removed CHECK (
    removed_at IS NULL
    OR (hidden_at IS NOT NULL AND num_nonnulls(author_name, rating, comment, reviewed_at, source) = 0)
  ) NOT VALID;

-- What makes two reviews of a listing the same one although a tool wrote another date, other stars, spaces or accents: who
-- wrote it and its words. Null where one of both is missing; then only the fingerprint tells.
CREATE FUNCTION review_identity(author_name text, comment text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN author <> '' AND words <> '' THEN md5(author || E'\n' || words) END FROM (
    SELECT btrim(regexp_replace(fold(author_name), '[[:space:][:punct:]]+', ' ', 'g')) AS author,
      btrim(regexp_replace(fold(comment), '[[:space:][:punct:]]+', ' ', 'g')) AS words
  ) AS bare
$$;

-- What a merge of listings hid, so that taking the merge back shows it again.
ALTER TABLE business_merges ADD COLUMN moderation_id integer;

-- A listing that shows other reviews than before has changed for whoever follows the feed of changes. Rows are written in
-- the order of their ids, so that two writers can't wait for each other.
CREATE FUNCTION note_moderated_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The stamp of a change is set by a trigger of its table.
  UPDATE business_changes AS c SET is_deleted = c.is_deleted FROM (
    SELECT business_id FROM business_changes WHERE NOT is_deleted AND business_id IN (
      SELECT n.business_id FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.hidden_at IS NULL) <> (n.hidden_at IS NULL)
    ) ORDER BY business_id FOR NO KEY UPDATE
  ) AS changed WHERE c.business_id = changed.business_id;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_note_moderated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_moderated_reviews();
