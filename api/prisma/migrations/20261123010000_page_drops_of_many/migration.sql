-- What many rows change is named too, so that an import leaves the pages alone that show none of it. Tags are as before,
-- so that servers of the release before understand them.

-- As many notifications as the tags need: one holds less than 8000 bytes.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := '';
  tag text;
BEGIN
  FOREACH tag IN ARRAY tags LOOP
    IF octet_length(payload) + octet_length(tag) > 4000 THEN
      PERFORM pg_notify('page_drops', payload);
      payload := '';
    END IF;
    payload := CASE WHEN payload = '' THEN tag ELSE payload || ' ' || tag END;
  END LOOP;
  IF payload <> '' THEN
    PERFORM pg_notify('page_drops', payload);
  END IF;
END $$;

-- More listings than this that change or go are most of a directory.
CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 10000';

-- A listing that comes is on no page yet: only the lists that it comes to are named, however many come.
CREATE OR REPLACE FUNCTION drop_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
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
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(tag) INTO tags FROM (
      SELECT 'in-category:' || slug FROM categories WHERE id IN (SELECT category_id FROM new_rows)
      UNION ALL
      SELECT 'in-city:' || slug FROM cities WHERE id IN (SELECT city_id FROM new_rows)
    ) AS lists(tag);
  ELSIF changed > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM old_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
  ELSE
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM (SELECT id, category_id, city_id FROM old_rows UNION SELECT id, category_id, city_id FROM new_rows) AS b,
        page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
    SELECT EXISTS (
      SELECT FROM old_rows AS o JOIN new_rows AS n USING (id)
      WHERE (o.category_id, o.city_id, o.country_code, o.deleted_at, o.is_demo)
        IS DISTINCT FROM (n.category_id, n.city_id, n.country_code, n.deleted_at, n.is_demo)
    ) INTO moved;
    IF moved AND EXISTS (SELECT FROM old_rows WHERE is_demo) THEN
      PERFORM drop_pages(ARRAY['all']);
      RETURN NULL;
    END IF;
  END IF;
  PERFORM drop_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;

-- A statement that deletes nothing changes nothing: each import ends by looking for places that nobody needs any more.
CREATE FUNCTION drop_all_pages_of_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM old_rows) THEN
    PERFORM drop_pages(ARRAY['all']);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER categories_drop_pages_delete ON categories;
CREATE TRIGGER categories_drop_pages_delete AFTER DELETE ON categories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages_of_lost();
CREATE TRIGGER categories_drop_pages_truncate AFTER TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

DROP TRIGGER cities_drop_pages_delete ON cities;
CREATE TRIGGER cities_drop_pages_delete AFTER DELETE ON cities
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages_of_lost();
CREATE TRIGGER cities_drop_pages_truncate AFTER TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

DROP TRIGGER countries_drop_pages ON countries;
CREATE TRIGGER countries_drop_pages_delete AFTER DELETE ON countries
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages_of_lost();
CREATE TRIGGER countries_drop_pages_truncate AFTER TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
