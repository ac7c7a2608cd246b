-- The flood check counts proposals of the last hour.
CREATE INDEX listing_proposals_created_at_idx ON listing_proposals (created_at);
