-- Listings of the demonstration are known as such when they are gone, too: nobody outside is told of them.

ALTER TABLE business_changes ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
-- What is only written down later is no change.
ALTER TABLE business_changes DISABLE TRIGGER business_changes_stamp;
UPDATE business_changes AS c SET is_demo = true FROM businesses AS b WHERE b.id = c.business_id AND b.is_demo;
ALTER TABLE business_changes ENABLE TRIGGER business_changes_stamp;

CREATE OR REPLACE FUNCTION note_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, '0', '0' FROM new_rows WHERE deleted_at IS NULL ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT n.id, n.slug, n.is_demo, n.deleted_at IS NOT NULL, '0', '0' FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE o.version <> n.version AND (o.deleted_at IS NULL OR n.deleted_at IS NULL) ORDER BY n.id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo,
        is_deleted = excluded.is_deleted;
  ELSE
    UPDATE business_changes AS c SET is_deleted = true FROM (
      SELECT business_id FROM business_changes
      WHERE business_id IN (SELECT id FROM old_rows) AND NOT is_deleted ORDER BY business_id FOR NO KEY UPDATE
    ) AS gone WHERE c.business_id = gone.business_id;
  END IF;
  RETURN NULL;
END $$;
