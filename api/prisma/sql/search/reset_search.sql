CREATE OR REPLACE FUNCTION reset_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_marks;
  DELETE FROM search_vocabulary;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_reset_search AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION reset_search();
