-- Rounds the position to about 2e-13 degrees (a hundredth of a micrometre) by adding and subtracting 1024. PostgreSQL cannot
-- compute with coordinates whose sine underflows (1e-310 degrees): one such row made every nearby search fail. A CASE would
-- prevent the function from being inlined.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * cos(radians(longitude + 1024 - 1024))),
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * sin(radians(longitude + 1024 - 1024))),
      6371008.8 * sin(radians(latitude + 1024 - 1024))) $$;
