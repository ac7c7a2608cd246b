-- The list of operators: in order of upload, by category, city, country and state, each on an index of its own that also
-- holds what the list may be filtered by besides.

CREATE INDEX businesses_by_row_number ON businesses (global_row_number, id)
  INCLUDE (category_id, city_id, country_code, is_open, business_status, is_verified) WHERE deleted_at IS NULL;
CREATE INDEX businesses_of_category_by_row_number ON businesses (category_id, global_row_number, id)
  INCLUDE (city_id, country_code, is_open, business_status, is_verified) WHERE deleted_at IS NULL;
CREATE INDEX businesses_of_city_by_row_number ON businesses (city_id, global_row_number, id)
  INCLUDE (category_id, country_code, is_open, business_status, is_verified) WHERE deleted_at IS NULL;
CREATE INDEX businesses_of_country_by_row_number ON businesses (country_code, global_row_number, id)
  INCLUDE (category_id, city_id, is_open, business_status, is_verified) WHERE deleted_at IS NULL;
CREATE INDEX businesses_verified_by_row_number ON businesses (is_verified, global_row_number, id) WHERE deleted_at IS NULL;
CREATE INDEX businesses_open_by_row_number ON businesses
  ((is_open AND coalesce(business_status = 'OPERATIONAL', true)), global_row_number, id)
  INCLUDE (is_open, business_status) WHERE deleted_at IS NULL;

-- Candidates of a search can be asked the same.
ALTER TYPE search_candidate ADD ATTRIBUTE global_row_number integer, ADD ATTRIBUTE is_trading boolean,
  ADD ATTRIBUTE is_verified boolean;

-- The best matches of a query over words and marks, at most `most`: those whose whole name is asked for, then band by band
-- from the best on, so that a common word costs no more than a rare one. `ranked` says what relevance counts.
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
    wanted_here := (CASE
      WHEN band < 0 THEN named
      ELSE '(' || wanted || ') & ''#q' || band || '''' || coalesce(' & !(' || named || ')', '')
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

-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given; all that
-- were looked at are counted in `seen`.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
BEGIN
  RETURN QUERY SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified)::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND earth_box(here, meters) @> globe_point(l.latitude, l.longitude)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;
