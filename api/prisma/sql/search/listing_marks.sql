-- Returns the marks of a listing, apart from the yes and no marks; `plain` is its name in folded words. Runs for every row of an
-- import, so it makes no query and takes single values: passing a row would build the row for the call.
-- A mark starts with #, which no word contains: #= whole name, #n start of the name, #c category, #t city, #k country,
-- #f feature, #r minimum rating, #g cell of the globe, #q quality band, best (0) first.
CREATE OR REPLACE FUNCTION listing_marks(
  plain text, score real, category_id integer, city_id integer, country_code text, rating numeric,
  latitude double precision, longitude double precision, about jsonb
) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  north CONSTANT double precision := latitude + 90;
  east CONSTANT double precision := longitude + 180;
  first CONSTANT text := nullif(left(plain, 2), '');
BEGIN
  RETURN array_remove(ARRAY[
    '#q' || quality_band(score), '#n' || left(first, 1), '#n' || first, '#=' || nullif(left(plain, 120), ''),
    '#c' || category_id, '#t' || city_id, '#k' || country_code,
    CASE WHEN rating >= 3 THEN '#r30' END, CASE WHEN rating >= 3.5 THEN '#r35' END,
    CASE WHEN rating >= 4 THEN '#r40' END, CASE WHEN rating >= 4.5 THEN '#r45' END,
    '#ga:' || floor(north / 0.1) || ':' || floor(east / 0.1), '#gb:' || floor(north / 0.5) || ':' || floor(east / 0.5),
    '#gc:' || floor(north / 2.5) || ':' || floor(east / 2.5)
  ], NULL) || feature_marks(about);
END $$;
