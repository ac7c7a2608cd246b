-- Metres over ground of a straight distance through it, as `globe_point(...) <-> globe_point(...)` gives it.
CREATE OR REPLACE FUNCTION ground_metres(straight double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 2 * 6371008.8 * asin(least(straight / (2 * 6371008.8), 1)) $$;
