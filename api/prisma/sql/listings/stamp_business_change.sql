-- The trigger assigns the ids, so that rows restored from a backup receive ids of this database.
CREATE OR REPLACE FUNCTION stamp_business_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.xid := pg_current_xact_id();
  IF TG_OP = 'INSERT' OR (OLD.is_deleted AND NOT NEW.is_deleted) THEN
    NEW.created_xid := NEW.xid;
  ELSE
    -- One of another server, as after pg_restore, may lie ahead.
    NEW.created_xid := least(OLD.created_xid, NEW.xid);
  END IF;
  NEW.at := now();
  RETURN NEW;
END $$;

CREATE TRIGGER business_changes_stamp BEFORE UPDATE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION stamp_business_change();

CREATE TRIGGER business_changes_stamp_new BEFORE INSERT ON business_changes FOR EACH ROW
  WHEN (NEW.xid IS DISTINCT FROM pg_current_xact_id() OR NEW.created_xid IS DISTINCT FROM pg_current_xact_id()
    OR NEW.at IS DISTINCT FROM now()::timestamptz(3))
  EXECUTE FUNCTION stamp_business_change();
