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
    -- No join of the old and the new rows: sessions plan it once, maybe for one row, and it would then take the square of
    -- the number of rows.
    INSERT INTO listing_facts AS facts
      SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score, is_trading, is_verified, rating,
        country_code, name_folded, map_key(latitude, longitude, shuffle), round(latitude * 1e6), round(longitude * 1e6)
      FROM (
        SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true) AS is_trading, is_verified, coalesce(rating, 0) AS rating,
          country_code, name_folded, latitude, longitude, shuffle
        FROM new_rows WHERE deleted_at IS NULL
        EXCEPT SELECT id, category_id, city_id, schedule_id, global_row_number, review_count, score,
          is_open AND coalesce(business_status = 'OPERATIONAL', true), is_verified, coalesce(rating, 0),
          country_code, name_folded, latitude, longitude, shuffle
        FROM old_rows WHERE deleted_at IS NULL
      ) AS changed
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
