-- The best matches of a query over words and marks, at most `most`: those whose whole name is asked for, then band by band
-- from the best on, so that a common word costs no more than a rare one. `ranked` says what relevance counts.
-- `named` is the mark of the whole name alone: marks named twice would be read twice in each band.
-- The settings leave only the text index to choose.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$
DECLARE
  found_now integer;
  wanted_here tsquery;
BEGIN
  -- Band -1 holds the whole names.
  FOR band IN (CASE WHEN named IS NULL THEN 0 ELSE -1 END)..5 LOOP
    -- Hardly any search types a whole name.
    CONTINUE WHEN band < 0 AND NOT EXISTS (
      SELECT FROM businesses b WHERE b.deleted_at IS NULL AND b.search_vector @@ named::tsquery
    );
    wanted_here := (CASE
      WHEN band < 0 THEN named || ' & (' || wanted || ')'
      ELSE '(' || wanted || ') & ''#q' || band || '''' || coalesce(' & !' || named, '')
    END)::tsquery;
    RETURN QUERY SELECT b.id,
        (CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END
          + CASE WHEN band < 0 THEN 2 ELSE 0 END)::real,
        b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
        b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
        b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified
      FROM businesses b WHERE b.deleted_at IS NULL AND b.search_vector @@ wanted_here
      LIMIT CASE WHEN band < 0 THEN least(most, 200) ELSE most END;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    EXIT WHEN most <= 0;
  END LOOP;
END $$;
