CREATE OR REPLACE FUNCTION update_identity_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO identity_keys
      SELECT DISTINCT key, n.id FROM new_rows n, unnest(identity_keys_of(n.name_folded, n.phone, n.phone_normalised,
        coalesce(n.address, n.street), n.website, n.email, n.latitude, n.longitude, 0)) AS key
      -- In the order of the index: a bulk import would touch all of it at random.
      ORDER BY 1, 2;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE identity_keys;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM identity_keys k USING (
      SELECT o.id, key FROM old_rows o, unnest(identity_keys_of(o.name_folded, o.phone, o.phone_normalised,
        coalesce(o.address, o.street), o.website, o.email, o.latitude, o.longitude, 0)) AS key
    ) AS gone WHERE k.key = gone.key AND k.business_id = gone.id;
  ELSE
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    WITH before AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM old_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM new_rows
      ) AS changed
    ), after AS MATERIALIZED (
      SELECT unnest(identity_keys_of(name_folded, phone, phone_normalised, place, website, email, latitude, longitude, 0)) AS key, id
      FROM (
        SELECT id, name_folded, phone, phone_normalised, coalesce(address, street) AS place, website, email, latitude, longitude
        FROM new_rows
        EXCEPT SELECT id, name_folded, phone, phone_normalised, coalesce(address, street), website, email, latitude, longitude
        FROM old_rows
      ) AS changed
    ), gone AS (
      DELETE FROM identity_keys k USING (SELECT key, id FROM before EXCEPT SELECT key, id FROM after) AS stale
      WHERE k.key = stale.key AND k.business_id = stale.id
    )
    INSERT INTO identity_keys SELECT key, id FROM after EXCEPT SELECT key, id FROM before ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_identity_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
CREATE TRIGGER businesses_identity_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_identity_keys();
