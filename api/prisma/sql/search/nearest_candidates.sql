-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given; all that
-- were looked at are counted in `seen`. The nearest by degrees say how far the nearest over ground can be at most.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
  reach double precision;
BEGIN
  SELECT ground_metres(max(globe_point(near.latitude, near.longitude) <-> here)) INTO reach FROM (
    SELECT l.latitude, l.longitude FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
      AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, meters)
    ORDER BY point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) LIMIT most
  ) AS near HAVING count(*) = most;
  reach := least(reach, meters);
  RETURN QUERY SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range))::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, reach)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here, l.id LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;
