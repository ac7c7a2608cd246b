CREATE OR REPLACE FUNCTION note_businesses_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_changes SET is_deleted = true WHERE NOT is_deleted;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_note_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_gone();
