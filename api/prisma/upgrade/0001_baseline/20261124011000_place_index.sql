-- Where listings lie is looked up by degrees. The index of cubes before it took ever longer for rows in the order of a line,
-- or all at one point: PostgreSQL splits a full page of points in a way that does not depend on their order.

-- The mean radius of the earth (IUGG), where there was one a thousandth longer.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude)) * cos(radians(longitude))),
      6371008.8 * cos(radians(latitude)) * sin(radians(longitude))),
      6371008.8 * sin(radians(latitude))) $$;

-- Metres over ground of a straight distance through it, as `globe_point(...) <-> globe_point(...)` gives it.
CREATE FUNCTION ground_metres(straight double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 2 * 6371008.8 * asin(least(straight / (2 * 6371008.8), 1)) $$;

-- The box of degrees (longitude, latitude) that holds all within so many metres over ground of a position. It goes all the
-- way round where it would hold a pole or cross the 180th meridian.
CREATE FUNCTION degree_box(latitude double precision, longitude double precision, metres double precision) RETURNS box
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  -- A millionth more than asked for, so that rounding leaves nobody out.
  angle double precision := metres * 1.000001 / 6371008.8 + 1e-9;
  high double precision := degrees(angle);
  wide double precision := 360;
BEGIN
  IF abs(latitude) + high < 90 THEN
    wide := degrees(asin(least(sin(angle) / cos(radians(latitude)), 1)));
  END IF;
  IF longitude - wide < -180 OR longitude + wide > 180 THEN
    RETURN box(point(-180, latitude - high), point(180, latitude + high));
  END IF;
  RETURN box(point(longitude - wide, latitude - high), point(longitude + wide, latitude + high));
END $$;

DROP INDEX businesses_by_place;
CREATE INDEX businesses_by_place ON businesses USING gist (point(longitude, latitude))
  WHERE deleted_at IS NULL AND latitude IS NOT NULL;

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
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified)::search_candidate, b.seen
    FROM (
      SELECT near.*, count(*) OVER () AS seen FROM (
        SELECT * FROM businesses l WHERE l.deleted_at IS NULL AND l.latitude IS NOT NULL
          AND point(l.longitude, l.latitude) <@ degree_box(here_latitude, here_longitude, reach)
        ORDER BY globe_point(l.latitude, l.longitude) <-> here, l.id LIMIT most
      ) AS near
    ) AS b WHERE wanted IS NULL OR b.search_vector @@ wanted;
END $$;
