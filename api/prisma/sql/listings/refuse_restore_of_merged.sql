-- A merged listing leaves the trash only when the merge is undone.
CREATE OR REPLACE FUNCTION refuse_restore_of_merged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM business_merges WHERE loser_id = NEW.id AND undone_at IS NULL) THEN
    RAISE check_violation USING MESSAGE = 'a merged listing stays in the trash', CONSTRAINT = 'business_merges_in_trash';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_refuse_merged AFTER UPDATE OF deleted_at ON businesses
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL) EXECUTE FUNCTION refuse_restore_of_merged();
