-- What changed last of each listing that there ever was, in an order in which nothing can be skipped.
--
-- A number from a sequence would be taken when a change is made, not when it is committed: a reader could see 7, go on
-- from there, and never see 6. So a change carries the id of its transaction, and the feed shows only those below the
-- oldest transaction that still runs: no change can come to stand before one that was shown.

CREATE TABLE business_changes (
  business_id integer PRIMARY KEY,
  -- The transaction that changed it last.
  xid xid8 NOT NULL,
  -- The transaction that made it, or brought it back.
  created_xid xid8 NOT NULL,
  slug text NOT NULL,
  is_deleted boolean NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX business_changes_by_order ON business_changes (xid, business_id);

-- Stamped here, so that rows which come by another way (a restored backup) have ids of this database's own.
CREATE FUNCTION stamp_business_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.xid := pg_current_xact_id();
  IF TG_OP = 'INSERT' OR (OLD.is_deleted AND NOT NEW.is_deleted) THEN
    NEW.created_xid := NEW.xid;
  ELSE
    NEW.created_xid := OLD.created_xid;
  END IF;
  NEW.at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER business_changes_stamp BEFORE INSERT OR UPDATE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION stamp_business_change();

-- A listing in the trash is deleted as far as anybody outside can see. Rows are written in the order of their ids, so
-- that two writers can't wait for each other.
CREATE FUNCTION note_business_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid)
      SELECT id, slug, false, '0', '0' FROM new_rows WHERE deleted_at IS NULL ORDER BY id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_deleted = false;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid)
      SELECT n.id, n.slug, n.deleted_at IS NOT NULL, '0', '0' FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE o.version <> n.version AND (o.deleted_at IS NULL OR n.deleted_at IS NULL) ORDER BY n.id
      ON CONFLICT (business_id) DO UPDATE SET slug = excluded.slug, is_deleted = excluded.is_deleted;
  ELSE
    UPDATE business_changes AS c SET is_deleted = true FROM (
      SELECT business_id FROM business_changes
      WHERE business_id IN (SELECT id FROM old_rows) AND NOT is_deleted ORDER BY business_id FOR NO KEY UPDATE
    ) AS gone WHERE c.business_id = gone.business_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_note_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();
CREATE TRIGGER businesses_note_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();
CREATE TRIGGER businesses_note_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_business_changes();

CREATE FUNCTION note_businesses_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE business_changes SET is_deleted = true WHERE NOT is_deleted;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_note_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION note_businesses_gone();

INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid)
  SELECT id, slug, false, '0', '0' FROM businesses WHERE deleted_at IS NULL ORDER BY id;
INSERT INTO business_changes (business_id, slug, is_deleted, xid, created_xid)
  SELECT id, slug, true, '0', '0' FROM business_tombstones ON CONFLICT DO NOTHING;
