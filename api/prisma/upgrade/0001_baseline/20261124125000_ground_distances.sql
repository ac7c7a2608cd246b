-- Positions so close to zero that their sine is no number any more (1e-310 degrees) are taken for zero: PostgreSQL refuses
-- to calculate with them, and one of them in a table failed every search nearby. Adding and subtracting 1024 rounds degrees to
-- some 2e-13, a hundredth of a micrometre; a CASE would keep the functions from being inlined.
CREATE OR REPLACE FUNCTION globe_point(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.cube(public.cube(public.cube(
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * cos(radians(longitude + 1024 - 1024))),
      6371008.8 * cos(radians(latitude + 1024 - 1024)) * sin(radians(longitude + 1024 - 1024))),
      6371008.8 * sin(radians(latitude + 1024 - 1024))) $$;

CREATE OR REPLACE FUNCTION degree_box(latitude double precision, longitude double precision, metres double precision) RETURNS box
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  -- A millionth more than asked for, so that rounding leaves nobody out.
  angle double precision := metres * 1.000001 / 6371008.8 + 1e-9;
  high double precision := degrees(angle);
  wide double precision := 360;
BEGIN
  IF abs(latitude) + high < 90 THEN
    wide := degrees(asin(least(sin(angle) / cos(radians(latitude + 1024 - 1024)), 1)));
  END IF;
  IF longitude - wide < -180 OR longitude + wide > 180 THEN
    RETURN box(point(-180, latitude - high), point(180, latitude + high));
  END IF;
  RETURN box(point(longitude - wide, latitude - high), point(longitude + wide, latitude + high));
END $$;

-- Metres over ground between two positions; null where one is unknown. It used to be the straight line through the earth:
-- 1 km less at 1,000 km, 515 km less at 8,000 km.
CREATE OR REPLACE FUNCTION metres_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT public.ground_metres(
      public.cube_distance(public.globe_point(latitude_a, longitude_a), public.globe_point(latitude_b, longitude_b))
    )
  $$;

-- Stored pairs of possible duplicates, some of them measured on an earth that was a thousandth too large.
UPDATE duplicate_pairs d
SET metres = metres_between(a.latitude, a.longitude, b.latitude, b.longitude)
FROM businesses a, businesses b
WHERE a.id = d.first_id AND b.id = d.second_id AND d.metres IS NOT NULL;
