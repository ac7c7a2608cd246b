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

-- Returns at most `most` best matches of a query over words and marks. Matches of the whole name (`named` is their mark) come
-- first, then one quality band after the other from the best, so that a common word costs no more than a rare one. `ranked` defines
-- the relevance. `cells` is a query for the marks of an area: few matches are cheaper to judge by the caller than the many marks
-- are to read, so a few may be outside of it.
-- A connection plans each statement once, since the settings leave only one plan, whatever the query. Without parallel workers, the
-- parts of `matching_candidates` are read in their order.
CREATE OR REPLACE FUNCTION search_candidates_within(
  wanted text, cells text, named text, ranked tsquery, most integer, with_marks boolean
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  SET max_parallel_workers_per_gather = 0 SET plan_cache_mode = force_generic_plan
  AS $$
DECLARE
  others tsquery := wanted::tsquery;
  whole tsquery := named::tsquery;
  area CONSTANT tsquery := cells::tsquery;
  -- Matches that may be read wherever they are.
  anywhere CONSTANT integer := 25;
  few search_candidate[];
  found_now integer;
BEGIN
  -- Hardly any search types a whole name.
  IF named IS NOT NULL AND EXISTS (SELECT FROM matching_candidates(whole, NULL, 0, false)) THEN
    others := others && !!whole;
    whole := whole && wanted::tsquery;
    RETURN QUERY SELECT * FROM matching_candidates(CASE WHEN area IS NULL THEN whole ELSE whole && area END, ranked, 2, with_marks)
      LIMIT least(most, 200);
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
  END IF;
  IF most <= 0 THEN
    RETURN;
  END IF;
  IF area IS NOT NULL THEN
    few := ARRAY(SELECT c FROM (SELECT * FROM matching_candidates(others, ranked, 0, with_marks) LIMIT anywhere + 1) c);
    IF cardinality(few) <= anywhere THEN
      RETURN QUERY SELECT * FROM unnest(few) LIMIT most;
      RETURN;
    END IF;
    others := others && area;
  END IF;
  RETURN QUERY SELECT * FROM matching_candidates(others, ranked, 0, with_marks) LIMIT most;
END $$;
