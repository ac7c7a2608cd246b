-- No page shows a new listing yet, so only the lists that it joins are invalidated, however many listings are added.
CREATE OR REPLACE FUNCTION invalidate_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  has_demo boolean := false;
  moved boolean := true;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := EXISTS (SELECT FROM old_rows WHERE is_demo);
  ELSE
    SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT most_named_pages() + 1) AS few;
    has_demo := TG_OP = 'INSERT' AND EXISTS (SELECT FROM new_rows WHERE is_demo);
  END IF;
  IF changed = 0 THEN
    RETURN NULL;
  ELSIF has_demo THEN
    -- Every page says so where listings are made up.
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO tags FROM (
      SELECT 'in-category:' || slug FROM categories WHERE id IN (SELECT category_id FROM new_rows)
      UNION ALL
      SELECT 'in-city:' || slug FROM cities WHERE id IN (SELECT city_id FROM new_rows)
    ) AS lists(tag);
  ELSIF changed > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM old_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM (SELECT id, category_id, city_id FROM old_rows UNION SELECT id, category_id, city_id FROM new_rows) AS b,
        page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
    SELECT EXISTS (
      SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM new_rows
      EXCEPT SELECT id, category_id, city_id, country_code, deleted_at, is_demo FROM old_rows
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM invalidate_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM invalidate_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_invalidate_pages_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();

CREATE TRIGGER businesses_invalidate_pages_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();

CREATE TRIGGER businesses_invalidate_pages_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_businesses();
