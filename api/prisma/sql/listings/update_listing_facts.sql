CREATE OR REPLACE FUNCTION update_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO listing_facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
        is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0), country_code,
        name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM new_rows WHERE deleted_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM listing_facts f USING old_rows o WHERE f.id = o.id;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE listing_facts;
  ELSE
    DELETE FROM listing_facts f USING new_rows n WHERE f.id = n.id AND n.deleted_at IS NOT NULL;
    INSERT INTO listing_facts AS kept
      SELECT n.id, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score,
        n.is_open AND coalesce(n.business_status = 'OPERATIONAL', true), n.is_verified, coalesce(n.rating, 0), n.country_code,
        n.name_folded, map_key(n.latitude, n.longitude, n.shuffle), round(n.latitude * 1e6), round(n.longitude * 1e6)
      FROM new_rows n JOIN old_rows o USING (id) WHERE n.deleted_at IS NULL AND (
        o.deleted_at, o.category_id, o.city_id, o.schedule_id, o.global_row_number, o.review_count, o.score, o.is_open,
        o.business_status, o.is_verified, o.rating, o.country_code, o.name_folded, o.latitude, o.longitude
      ) IS DISTINCT FROM (
        n.deleted_at, n.category_id, n.city_id, n.schedule_id, n.global_row_number, n.review_count, n.score, n.is_open,
        n.business_status, n.is_verified, n.rating, n.country_code, n.name_folded, n.latitude, n.longitude
      )
      ON CONFLICT (id) DO UPDATE SET (
        category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key, latitude_e6, longitude_e6
      ) = (
        EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.schedule_id, EXCLUDED.global_row_number, EXCLUDED.review_count,
        EXCLUDED.score, EXCLUDED.is_trading, EXCLUDED.is_verified, EXCLUDED.rating, EXCLUDED.country_code,
        EXCLUDED.name_folded, EXCLUDED.map_key, EXCLUDED.latitude_e6, EXCLUDED.longitude_e6
      );
  END IF;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_facts_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();

CREATE TRIGGER businesses_facts_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION update_listing_facts();
