-- Returns the distance over ground between two positions in metres, or null where a position is unknown.
CREATE OR REPLACE FUNCTION metres_between(
  latitude_a double precision, longitude_a double precision, latitude_b double precision, longitude_b double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT public.ground_metres(
      public.cube_distance(public.globe_point(latitude_a, longitude_a), public.globe_point(latitude_b, longitude_b))
    )
  $$;
