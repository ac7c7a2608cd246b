CREATE OR REPLACE FUNCTION update_listing_quality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_quality
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_quality q USING old_rows o WHERE q.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_quality;
  ELSE
    DELETE FROM listing_quality q USING new_rows n WHERE q.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_quality AS kept
      SELECT n.id, listing_issues(n) FROM new_rows n WHERE n.deleted_at IS NULL
      ON CONFLICT (id) DO UPDATE SET issues = EXCLUDED.issues WHERE kept.issues <> EXCLUDED.issues;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_quality_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();

CREATE TRIGGER businesses_quality_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_listing_quality();
