-- Adds the words of changed listings. update_search_marks adds those of new listings.
CREATE OR REPLACE FUNCTION update_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_vocabulary(ARRAY(
    SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word WHERE deleted_at IS NULL
  ));
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_vocabulary_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION update_vocabulary();
