-- Positions so close to zero that their sine is no number any more (1e-310 degrees) are taken for zero: PostgreSQL refuses
-- to calculate with them, and one of them in a table failed every search nearby. Adding and subtracting 1024 rounds degrees to
-- some 2e-13, a hundredth of a micrometre; a CASE would keep the functions from being inlined.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * cos(radians(longitude + 1024 - 1024))),
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * sin(radians(longitude + 1024 - 1024))),
      6371008.8 * sin(radians(latitude + 1024 - 1024))) $$;
