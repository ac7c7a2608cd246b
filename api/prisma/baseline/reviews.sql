CREATE TABLE reviews (
  id serial PRIMARY KEY,
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_name text,
  rating smallint,
  comment text,
  reviewed_at timestamptz(3),
  source text,
  fingerprint char(32) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  -- Which import brought a review. Imports write in runs, so the smallest of indexes is enough.
  import_id integer,
  -- Nullable, since rows come back from JSON that an earlier release wrote.
  hidden_at timestamptz(3),
  hidden_reason review_hide_reason,
  hidden_note text,
  removed_at timestamptz(3),
  -- The last decision of an operator; null where none was made, or where the state came with an import. No foreign key: it
  -- would be looked at for each imported review.
  moderation_id integer,
  -- The same review in other words: see review_identity. Only while it is hidden or removed.
  moderation_key char(32),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_hidden CHECK (
    (hidden_at IS NOT NULL OR (hidden_reason IS NULL AND hidden_note IS NULL AND moderation_key IS NULL))
    AND char_length(hidden_note) <= 500
  ),
  CONSTRAINT reviews_removed CHECK (
    removed_at IS NULL
    OR (hidden_at IS NOT NULL AND num_nonnulls(author_name, rating, comment, reviewed_at, source) = 0)
  )
);
CREATE UNIQUE INDEX reviews_business_id_fingerprint_key ON reviews (business_id, fingerprint);
-- Apart from the columns that they are on: those need a lock that nobody reads beside, these take seconds.
CREATE INDEX reviews_hidden_by_time ON reviews (hidden_at, id) WHERE hidden_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX reviews_removed_by_time ON reviews (hidden_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX reviews_by_identity ON reviews (business_id, moderation_key) WHERE moderation_key IS NOT NULL;
-- The lists of the back office: by the date that a review bears, and those of one import in their order.
CREATE INDEX reviews_by_date ON reviews ((coalesce(reviewed_at, '-infinity'::timestamptz)), id);
CREATE INDEX reviews_of_import ON reviews (import_id, id) WHERE import_id IS NOT NULL;

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
