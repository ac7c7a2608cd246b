-- Makes a renamed category or city searchable by its new name at once.
CREATE OR REPLACE FUNCTION refresh_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    UPDATE businesses SET search_vector = NULL WHERE category_id = NEW.id;
  ELSE
    UPDATE businesses SET search_vector = NULL WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_refresh_search AFTER UPDATE OF name ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();

CREATE TRIGGER cities_refresh_search AFTER UPDATE OF name ON cities
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refresh_search();
