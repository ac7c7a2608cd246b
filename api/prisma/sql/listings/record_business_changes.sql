-- A listing in the trash counts as deleted in the feed of changes. Rows are written in the order of their ids, so that two
-- writers cannot deadlock.
CREATE OR REPLACE FUNCTION record_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- With the stamp that the trigger of that table would set, which it need not set again for each row.
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      SELECT id, slug, is_demo, false, pg_current_xact_id(), pg_current_xact_id() FROM new_rows WHERE deleted_at IS NULL
      ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_demo = excluded.is_demo, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_demo, is_deleted, xid, created_xid)
      -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
      -- the number of rows.
      SELECT id, max(slug) FILTER (WHERE is_new), bool_or(is_demo AND is_new), bool_and(deleted_at IS NOT NULL OR NOT is_new), '0', '0'
      FROM (
        SELECT id, slug, is_demo, deleted_at, version, false AS is_new FROM old_rows
        UNION ALL SELECT id, slug, is_demo, deleted_at, version, true FROM new_rows
      ) AS states GROUP BY id HAVING min(version) <> max(version) AND bool_or(deleted_at IS NULL) ORDER BY id
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

CREATE TRIGGER businesses_record_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();

CREATE TRIGGER businesses_record_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();

CREATE TRIGGER businesses_record_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION record_business_changes();
