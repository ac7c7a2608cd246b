CREATE OR REPLACE FUNCTION invalidate_pages_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    -- Reviews may have moved to another listing.
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT business_id FROM old_rows UNION SELECT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF cardinality(tags) > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF cardinality(tags) > 0 THEN
    PERFORM invalidate_pages(tags);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_invalidate_pages_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();

CREATE TRIGGER reviews_invalidate_pages_update AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();

CREATE TRIGGER reviews_invalidate_pages_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_reviews();
