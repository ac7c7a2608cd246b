CREATE OR REPLACE FUNCTION forget_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_marks;
  DELETE FROM search_vocabulary;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_forget_search AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION forget_search();
