-- The indexes that lists stand on hold positions, and those by area names: a list within an area is read from its index alone.
-- All listings, and those that are or are not verified, are counted off in the order of upload on indexes that hold little else.
-- The new indexes are made beside the old ones; lists are read meanwhile.

CREATE INDEX listing_facts_by_verified_2 ON listing_facts (is_verified, global_row_number, id) INCLUDE (
  category_id, city_id, country_code
);
CREATE INDEX listing_facts_by_score_2 ON listing_facts (score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_review_count_2 ON listing_facts (review_count DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_name_2 ON listing_facts (name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_rating_2 ON listing_facts (rating DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  country_code, name_folded
);
CREATE INDEX listing_facts_by_city_2 ON listing_facts (city_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, schedule_id, global_row_number, review_count, is_trading, is_verified,
  rating, country_code, name_folded
);
CREATE INDEX listing_facts_by_country_2 ON listing_facts (country_code, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, global_row_number, review_count, is_trading,
  is_verified, rating
);
CREATE INDEX listing_facts_by_country_name_2 ON listing_facts (country_code, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, category_id, city_id, schedule_id, is_trading, is_verified, rating
);
CREATE INDEX listing_facts_by_area_2 ON listing_facts (map_key) INCLUDE (
  id, latitude_e6, longitude_e6, category_id, city_id, schedule_id, review_count, score, is_trading, is_verified,
  rating, country_code, name_folded
) WHERE map_key IS NOT NULL;
CREATE INDEX listing_facts_by_category_and_area_2 ON listing_facts (category_id, map_key) INCLUDE (
  id, latitude_e6, longitude_e6, city_id, schedule_id, review_count, score, is_trading, is_verified, rating,
  country_code, name_folded
) WHERE map_key IS NOT NULL;
CREATE INDEX listing_facts_numbered ON listing_facts (global_row_number, id);

DROP INDEX listing_facts_by_verified;
ALTER INDEX listing_facts_by_verified_2 RENAME TO listing_facts_by_verified;
DROP INDEX listing_facts_by_score;
ALTER INDEX listing_facts_by_score_2 RENAME TO listing_facts_by_score;
DROP INDEX listing_facts_by_review_count;
ALTER INDEX listing_facts_by_review_count_2 RENAME TO listing_facts_by_review_count;
DROP INDEX listing_facts_by_name;
ALTER INDEX listing_facts_by_name_2 RENAME TO listing_facts_by_name;
DROP INDEX listing_facts_by_rating;
ALTER INDEX listing_facts_by_rating_2 RENAME TO listing_facts_by_rating;
DROP INDEX listing_facts_by_city;
ALTER INDEX listing_facts_by_city_2 RENAME TO listing_facts_by_city;
DROP INDEX listing_facts_by_country;
ALTER INDEX listing_facts_by_country_2 RENAME TO listing_facts_by_country;
DROP INDEX listing_facts_by_country_name;
ALTER INDEX listing_facts_by_country_name_2 RENAME TO listing_facts_by_country_name;
DROP INDEX listing_facts_by_area;
ALTER INDEX listing_facts_by_area_2 RENAME TO listing_facts_by_area;
DROP INDEX listing_facts_by_category_and_area;
ALTER INDEX listing_facts_by_category_and_area_2 RENAME TO listing_facts_by_category_and_area;
