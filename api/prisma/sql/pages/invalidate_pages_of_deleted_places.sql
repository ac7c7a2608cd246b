-- A deleted category or city has no listings: only its own page and lists with counts could show it.
CREATE OR REPLACE FUNCTION invalidate_pages_of_deleted_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
  lost int;
  tags text[];
BEGIN
  SELECT count(*) INTO lost FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
  IF lost = 0 THEN
    RETURN NULL;
  ELSIF lost > most_named_pages() THEN
    PERFORM invalidate_pages(ARRAY['all']);
    RETURN NULL;
  END IF;
  SELECT array_agg(tag) INTO tags FROM (
    SELECT kind || ':' || id FROM old_rows UNION ALL SELECT 'in-' || kind || ':' || slug FROM old_rows
  ) AS lists(tag);
  PERFORM invalidate_pages(tags || ARRAY['counts']);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_invalidate_pages_delete AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_deleted_places();

CREATE TRIGGER cities_invalidate_pages_delete AFTER DELETE ON cities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION invalidate_pages_of_deleted_places();
