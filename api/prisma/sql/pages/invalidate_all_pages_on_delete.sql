-- Does nothing where a statement deleted no row: each import ends with a search for unused categories and cities.
CREATE OR REPLACE FUNCTION invalidate_all_pages_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM invalidate_pages(ARRAY['all']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER countries_invalidate_pages_delete AFTER DELETE ON countries
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_all_pages_on_delete();
