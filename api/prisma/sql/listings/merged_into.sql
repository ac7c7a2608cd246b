-- Returns the id of the listing that a merged listing leads to, after any number of merges. Returns the same id for a listing
-- that was not merged.
CREATE OR REPLACE FUNCTION merged_into(business_id integer) RETURNS integer LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE AS $$
DECLARE
  here integer := business_id;
  next_id integer;
BEGIN
  -- A listing in force as a loser is in the trash and wins nothing anew, so the way has an end; the bound is for damaged data.
  FOR step IN 1..100 LOOP
    SELECT winner_id INTO next_id FROM business_merges WHERE loser_id = here AND undone_at IS NULL;
    EXIT WHEN next_id IS NULL;
    here := next_id;
  END LOOP;
  RETURN here;
END $$;
