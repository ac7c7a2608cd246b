-- Listings by area: a key in the order of the map, and the position that an area is compared with, in millionths of a degree.

-- Where a listing stands in the order of the map. The lowest 52 bits interleave 26 bits of x and of y of its position in Web
-- Mercator, x first from the lowest bit (Morton order), so that each square of each zoom is one range of keys. The bits above hold a level that the fixed
-- pseudo-random `shuffle` gives: one listing in 8 has level 1 or more, one in 64 level 2 or more, and so on to 4. The ranges
-- of the levels from L on are a random sample of one in 8^L. Null without a position.
CREATE FUNCTION map_key(latitude double precision, longitude double precision, shuffle integer)
RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  x bigint := least(67108863, greatest(0, floor((longitude + 180) / 360 * 67108864)))::bigint;
  y bigint := least(67108863, greatest(0, floor(
    (1 - asinh(tan(radians(least(85.0511287, greatest(-85.0511287, latitude))))) / pi()) / 2 * 67108864)))::bigint;
BEGIN
  x := (x | (x << 16)) & x'0000FFFF0000FFFF'::bigint;
  x := (x | (x << 8)) & x'00FF00FF00FF00FF'::bigint;
  x := (x | (x << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  x := (x | (x << 2)) & x'3333333333333333'::bigint;
  x := (x | (x << 1)) & x'5555555555555555'::bigint;
  y := (y | (y << 16)) & x'0000FFFF0000FFFF'::bigint;
  y := (y | (y << 8)) & x'00FF00FF00FF00FF'::bigint;
  y := (y | (y << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  y := (y | (y << 2)) & x'3333333333333333'::bigint;
  y := (y | (y << 1)) & x'5555555555555555'::bigint;
  RETURN x | (y << 1) | (CASE
    WHEN shuffle & 4095 = 0 THEN 4 WHEN shuffle & 511 = 0 THEN 3 WHEN shuffle & 63 = 0 THEN 2 WHEN shuffle & 7 = 0 THEN 1 ELSE 0
  END::bigint << 52);
END $$;

ALTER TABLE listing_facts ADD COLUMN map_key bigint, ADD COLUMN latitude_e6 integer, ADD COLUMN longitude_e6 integer;

CREATE OR REPLACE FUNCTION keep_listing_facts() RETURNS trigger LANGUAGE plpgsql AS $$
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

UPDATE listing_facts f SET map_key = map_key(b.latitude, b.longitude, b.shuffle), latitude_e6 = round(b.latitude * 1e6),
  longitude_e6 = round(b.longitude * 1e6)
FROM businesses b WHERE b.id = f.id AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL;

-- An area is read on the index alone: what a list can be filtered by, and the orders that need no text.
CREATE INDEX listing_facts_by_area ON listing_facts (map_key) INCLUDE (
  id, latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified, rating, country_code
) WHERE map_key IS NOT NULL;
CREATE INDEX listing_facts_by_category_and_area ON listing_facts (category_id, map_key) INCLUDE (
  id, latitude_e6, longitude_e6, city_id, schedule_id, review_count, score, is_trading, is_verified, rating, country_code
) WHERE map_key IS NOT NULL;
ANALYZE listing_facts;
