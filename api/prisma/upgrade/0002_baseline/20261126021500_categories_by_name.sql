-- A category is read by name from an index of that order, in any area. The index by quality needs no names any more.

CREATE INDEX listing_facts_by_category_name ON listing_facts (category_id, name_folded, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, is_trading, is_verified, rating, country_code
);
CREATE INDEX listing_facts_by_category_2 ON listing_facts (category_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating,
  country_code
);
DROP INDEX listing_facts_by_category;
ALTER INDEX listing_facts_by_category_2 RENAME TO listing_facts_by_category;
