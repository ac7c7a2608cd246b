CREATE OR REPLACE FUNCTION record_truncated_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_changes SET is_deleted = true WHERE NOT is_deleted;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_record_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION record_truncated_businesses();
