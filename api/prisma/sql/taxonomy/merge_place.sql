-- A merged category or city refers directly to one that is not merged, in its own country where it has one. Its listings move
-- there.
CREATE OR REPLACE FUNCTION merge_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'categories' THEN
    IF EXISTS (SELECT FROM categories WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM categories WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a category is merged into one that is not merged itself',
        CONSTRAINT = 'categories_merged_once';
    END IF;
    UPDATE businesses SET category_id = NEW.merged_into_id WHERE category_id = NEW.id;
  ELSE
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
      OR EXISTS (SELECT FROM cities WHERE merged_into_id = NEW.id) THEN
      RAISE check_violation USING MESSAGE = 'a city is merged into one that is not merged itself',
        CONSTRAINT = 'cities_merged_once';
    END IF;
    IF EXISTS (SELECT FROM cities WHERE id = NEW.merged_into_id AND country_code <> NEW.country_code) THEN
      RAISE check_violation USING MESSAGE = 'cities of two countries are two cities', CONSTRAINT = 'cities_merged_at_home';
    END IF;
    UPDATE businesses SET city_id = NEW.merged_into_id WHERE city_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_merge AFTER INSERT OR UPDATE OF merged_into_id ON categories
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();

CREATE TRIGGER cities_merge AFTER INSERT OR UPDATE OF merged_into_id, country_code ON cities
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION merge_place();
