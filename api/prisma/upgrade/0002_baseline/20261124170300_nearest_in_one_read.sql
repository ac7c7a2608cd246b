-- The nearest listings are read once from the index. Old servers call the same function.

-- The nearest listings within a distance of a point, at most `most`, of which only those that match are given. `seen` is how
-- many were looked at, `most` where there are more. The index orders by degrees: of the nearest by degrees, those within a
-- circle that lies inside of what was read are the nearest over ground. Near the poles, where the circle is small, they are few.
CREATE OR REPLACE FUNCTION nearest_candidates(
  here_latitude double precision, here_longitude double precision, meters double precision, wanted tsquery, ranked tsquery,
  most integer, with_marks boolean DEFAULT false
) RETURNS TABLE (candidate search_candidate, seen bigint) LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
  AS $$
DECLARE
  here public.cube := globe_point(here_latitude, here_longitude);
  -- A degree of longitude in degrees of latitude, where it is shortest.
  shortest double precision := cos(radians(least(abs(here_latitude) + meters / 111000, 89)));
  read_most integer := least(ceil(most / shortest), 1650);
BEGIN
  RETURN QUERY
    WITH near AS MATERIALIZED (
      SELECT l.*, point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) AS degrees FROM businesses l
      WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
        AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, meters)
      ORDER BY point(l.longitude, l.latitude) <-> point(here_longitude, here_latitude) LIMIT read_most
    ), circle AS (
      SELECT count(*) AS read, CASE WHEN count(*) < read_most THEN meters ELSE max(degrees) * 111000 * shortest END AS reach
      FROM near
    ), nearest AS (
      SELECT near.*, circle.read, read_most > circle.read AS is_whole FROM near, circle
      WHERE circle.read < read_most OR ground_metres(globe_point(near.latitude, near.longitude) <-> here) <= circle.reach
      ORDER BY globe_point(near.latitude, near.longitude) <-> here, near.id LIMIT most
    )
    SELECT row(b.id, CASE WHEN ranked IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, ranked) END,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN with_marks THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range))::search_candidate,
      CASE WHEN b.is_whole THEN least(b.read, most) ELSE most END
    FROM nearest b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;
