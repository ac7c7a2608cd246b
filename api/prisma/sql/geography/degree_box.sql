-- Returns a box in degrees (longitude, latitude) that contains every point within the given distance in metres of a
-- position. The box spans all longitudes where it would contain a pole or cross the 180th meridian.
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
