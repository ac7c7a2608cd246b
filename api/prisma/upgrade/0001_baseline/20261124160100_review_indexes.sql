-- Apart from the columns that they are on: those need a lock that nobody reads beside, these take seconds.

CREATE INDEX reviews_hidden_by_time ON reviews (hidden_at, id) WHERE hidden_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX reviews_removed_by_time ON reviews (hidden_at, id) WHERE removed_at IS NOT NULL;
CREATE INDEX reviews_by_identity ON reviews (business_id, moderation_key) WHERE moderation_key IS NOT NULL;
-- The lists of the back office: by the date that a review bears, and those of one import in their order.
CREATE INDEX reviews_by_date ON reviews ((coalesce(reviewed_at, '-infinity'::timestamptz)), id);
CREATE INDEX reviews_of_import ON reviews (import_id, id) WHERE import_id IS NOT NULL;

-- What the index over imports replaces.
DROP INDEX reviews_by_import;
