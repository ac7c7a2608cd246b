-- Returns the listings that match a query over words and marks, one quality band after the other from the best: a caller with a LIMIT
-- reads no band that it does not need. Each part contains its band as a literal, because the planner then uses the partial index
-- of the band. `ranked` defines the relevance, to which `bonus` is added. PostgreSQL must be able to inline the function.
CREATE OR REPLACE FUNCTION matching_candidates(wanted tsquery, ranked tsquery, bonus integer, with_marks boolean)
  RETURNS SETOF search_candidate LANGUAGE sql STABLE ROWS 1000
  AS $$
    SELECT b.id,
      (CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END + bonus)::real,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range)
    FROM (
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 0 AND search_vector @@ wanted
      UNION ALL
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 1 AND search_vector @@ wanted
      UNION ALL
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 2 AND search_vector @@ wanted
      UNION ALL
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 3 AND search_vector @@ wanted
      UNION ALL
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 4 AND search_vector @@ wanted
      UNION ALL
      SELECT * FROM businesses WHERE deleted_at IS NULL AND quality_band(score) = 5 AND search_vector @@ wanted
    ) b
  $$;
