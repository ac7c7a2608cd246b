-- A proposal names the very change that it became, and goes with its listing where that is merged.

ALTER TABLE listing_proposals ADD COLUMN revision_id integer REFERENCES business_revisions (id) ON DELETE SET NULL;
CREATE INDEX listing_proposals_of_revision ON listing_proposals (revision_id) WHERE revision_id IS NOT NULL;
-- What was kept so far may be the version of somebody else's change: both were made in one transaction, by one operator.
UPDATE listing_proposals AS p SET revision_id = r.id FROM business_revisions AS r
WHERE r.business_id = p.business_id AND r.version = p.revision_version AND r.operator_id = p.operator_id
  AND r.created_at BETWEEN p.decided_at - interval '5 seconds' AND p.decided_at + interval '5 seconds';
ALTER TABLE listing_proposals DROP COLUMN revision_version;

-- Open proposals that went over.
ALTER TABLE business_merges ADD COLUMN proposal_ids integer[] NOT NULL DEFAULT '{}';
