-- Returns the sort key of a position on the map, or null without a position. The lowest 52 bits interleave 26 bits each of x
-- and y in Web Mercator, lowest bit of x first (Morton order), so each tile of each zoom is one range of keys. The bits above hold
-- a level from 0 to 4 that the pseudo-random `shuffle` determines: one listing in 8 has level 1 or more, one in 64 has level 2 or
-- more, and so on. The ranges of the levels from L upwards are therefore a random sample of one listing in 8^L.
CREATE OR REPLACE FUNCTION map_key(latitude double precision, longitude double precision, shuffle integer)
RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  x bigint := least(67108863, greatest(0, floor((longitude + 180) / 360 * 67108864)))::bigint;
  y bigint := least(67108863, greatest(0, floor(
    (1 - asinh(tan(radians(least(85.0511287, greatest(-85.0511287, latitude))))) / pi()) / 2 * 67108864)))::bigint;
BEGIN
  x := (x | (x << 16)) & x'0000FFFF0000FFFF'::bigint;
  x := (x | (x << 8)) & x'00FF00FF00FF00FF'::bigint;
  x := (x | (x << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  x := (x | (x << 2)) & x'3333333333333333'::bigint;
  x := (x | (x << 1)) & x'5555555555555555'::bigint;
  y := (y | (y << 16)) & x'0000FFFF0000FFFF'::bigint;
  y := (y | (y << 8)) & x'00FF00FF00FF00FF'::bigint;
  y := (y | (y << 4)) & x'0F0F0F0F0F0F0F0F'::bigint;
  y := (y | (y << 2)) & x'3333333333333333'::bigint;
  y := (y | (y << 1)) & x'5555555555555555'::bigint;
  RETURN x | (y << 1) | (CASE
    WHEN shuffle & 4095 = 0 THEN 4 WHEN shuffle & 511 = 0 THEN 3 WHEN shuffle & 63 = 0 THEN 2 WHEN shuffle & 7 = 0 THEN 1 ELSE 0
  END::bigint << 52);
END $$;
