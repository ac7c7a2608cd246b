-- The feed of a database that pg_restore made on another server: its transactions may lie ahead of this server's.
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
