-- The listings of a category or city invalidate pages when its counts change.
CREATE OR REPLACE FUNCTION invalidate_pages_of_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind CONSTANT text := CASE TG_TABLE_NAME WHEN 'categories' THEN 'category' ELSE 'city' END;
BEGIN
  PERFORM invalidate_pages(ARRAY[kind || ':' || OLD.id, 'in-' || kind || ':' || OLD.slug, 'counts']);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_invalidate_pages_update AFTER UPDATE OF name, slug, icon, location, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.location, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.location, NEW.merged_into_id))
  EXECUTE FUNCTION invalidate_pages_of_place();

CREATE TRIGGER cities_invalidate_pages_update AFTER UPDATE OF name, slug, country_code, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.country_code, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.country_code, NEW.merged_into_id))
  EXECUTE FUNCTION invalidate_pages_of_place();
