-- Converts a straight-line distance through the globe, as `globe_point(...) <-> globe_point(...)` returns it, to metres over
-- ground.
CREATE OR REPLACE FUNCTION ground_metres(straight double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 2 * 6371008.8 * asin(least(straight / (2 * 6371008.8), 1)) $$;
