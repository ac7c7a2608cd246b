-- What changed, told to every node that keeps rendered pages. A notification is sent at commit, and once for each text.
--
-- Tags: business:ID, category:ID, city:ID (what is shown of one), in-category:SLUG and in-city:SLUG (lists of its
-- listings), lists (any other list of listings), counts (totals, and which listings there are), all.

CREATE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := array_to_string(tags, ' ');
BEGIN
  -- A notification holds less than 8000 bytes.
  PERFORM pg_notify('page_drops', CASE WHEN octet_length(payload) > 4000 THEN 'all' ELSE payload END);
END $$;

-- For a table that any page may show: AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE, once a statement.
CREATE FUNCTION drop_all_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM drop_pages(ARRAY['all']);
  RETURN NULL;
END $$;

-- More changed rows than this are a bulk change, which touches nearly every list anyway.
CREATE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 50';

CREATE FUNCTION page_tags_of_business(id int, category_id int, city_id int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'business:' || id
  UNION ALL SELECT 'in-category:' || slug FROM categories WHERE categories.id = category_id
  UNION ALL SELECT 'in-city:' || slug FROM cities WHERE cities.id = city_id
$$;

CREATE FUNCTION drop_pages_of_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int;
  moved boolean := true;
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF changed = 0 THEN
    RETURN NULL;
  ELSIF changed > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
    RETURN NULL;
  END IF;

  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT tag) INTO tags
      FROM new_rows AS b, page_tags_of_business(b.id, b.category_id, b.city_id) AS tag;
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
  END IF;
  PERFORM drop_pages(tags || ARRAY['lists'] || CASE WHEN moved THEN ARRAY['counts'] ELSE '{}' END);
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_drop_pages_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();
CREATE TRIGGER businesses_drop_pages_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();
CREATE TRIGGER businesses_drop_pages_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_businesses();
CREATE TRIGGER businesses_drop_pages_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Counts of a category or city change with its listings, which say so themselves.
CREATE FUNCTION drop_pages_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
BEGIN
  PERFORM drop_pages(ARRAY[kind || ':' || OLD.id, 'in-' || kind || ':' || OLD.slug, 'counts']);
  RETURN NULL;
END $$;
CREATE TRIGGER categories_drop_pages_update AFTER UPDATE OF name, slug, icon, location ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.location) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.location))
  EXECUTE FUNCTION drop_pages_of_place();
CREATE TRIGGER cities_drop_pages_update AFTER UPDATE OF name, slug, country_code ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.country_code) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.country_code))
  EXECUTE FUNCTION drop_pages_of_place();
CREATE TRIGGER categories_drop_pages_delete AFTER DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
CREATE TRIGGER cities_drop_pages_delete AFTER DELETE OR TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
CREATE TRIGGER countries_drop_pages AFTER DELETE OR TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

CREATE FUNCTION drop_pages_of_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM old_rows LIMIT most_named_pages() + 1) AS few;
  ELSE
    SELECT array_agg('business:' || business_id) INTO tags
      FROM (SELECT DISTINCT business_id FROM new_rows LIMIT most_named_pages() + 1) AS few;
  END IF;
  IF cardinality(tags) > most_named_pages() THEN
    PERFORM drop_pages(ARRAY['all']);
  ELSIF cardinality(tags) > 0 THEN
    PERFORM drop_pages(tags);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_drop_pages_insert AFTER INSERT ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();
CREATE TRIGGER reviews_drop_pages_update AFTER UPDATE ON reviews
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();
CREATE TRIGGER reviews_drop_pages_delete AFTER DELETE ON reviews
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION drop_pages_of_reviews();
CREATE TRIGGER reviews_drop_pages_truncate AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();

-- Settings show on every page.
CREATE TRIGGER site_settings_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
