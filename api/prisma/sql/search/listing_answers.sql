-- Returns the yes and no marks of a listing for each filter of the catalogue: #b, the name of the field, then :1 or :0. A
-- migration that adds a filter replaces this function.
CREATE OR REPLACE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  marks text[] := '{}';
BEGIN
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;
