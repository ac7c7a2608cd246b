-- Returns the mark of a listing's price level (#p, then 1 to 4) and its yes and no marks for each filter of the catalogue: #b,
-- the name of the field, then :1 or :0. A migration that adds a filter replaces this function.
CREATE OR REPLACE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  level CONSTANT smallint := price_level(listing.price_range);
  marks text[] := '{}';
BEGIN
  IF level IS NOT NULL THEN
    marks := marks || ('#p' || level);
  END IF;
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;
