-- A plan changes the card of a listing and its rank in lists. The update of the listing itself invalidates the lists that it left.
CREATE OR REPLACE FUNCTION invalidate_pages_of_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM old_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM old_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  ELSE
    SELECT count(*) INTO changed FROM new_rows;
    IF changed BETWEEN 1 AND most_named_pages() THEN
      SELECT array_agg(DISTINCT tag) INTO tags
        FROM new_rows AS l, page_tags_of_business(l.business_id, l.category_id, l.city_id) AS tag;
    END IF;
  END IF;
  IF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
  ELSIF changed > 0 THEN
    PERFORM invalidate_pages(tags || ARRAY['lists', 'counts']);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_plans_invalidate_pages_insert AFTER INSERT ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();

-- Where a listing stood before it moved, its own change tells.
CREATE TRIGGER listing_plans_invalidate_pages_update AFTER UPDATE ON listing_plans
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();

CREATE TRIGGER listing_plans_invalidate_pages_delete AFTER DELETE ON listing_plans
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_listing_plans();
