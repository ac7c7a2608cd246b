CREATE OR REPLACE FUNCTION save_old_place_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_category CONSTANT boolean := TG_TABLE_NAME = 'categories';
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.slug = OLD.slug THEN
    RETURN NEW;
  END IF;
  -- It may return to a slug that it once had; nobody else may take one over.
  DELETE FROM old_slugs WHERE slug = NEW.slug AND NEW.id = CASE WHEN is_category THEN category_id ELSE city_id END;
  IF EXISTS (
    SELECT FROM old_slugs WHERE slug = NEW.slug AND CASE WHEN is_category THEN category_id ELSE city_id END IS NOT NULL
  ) THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another one''s past', CONSTRAINT = TG_TABLE_NAME || '_slug_key';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO old_slugs (slug, category_id, city_id) VALUES (
      OLD.slug, CASE WHEN is_category THEN NEW.id END, CASE WHEN is_category THEN NULL ELSE NEW.id END
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_save_old_slug BEFORE INSERT OR UPDATE OF slug ON categories
  FOR EACH ROW EXECUTE FUNCTION save_old_place_slug();

CREATE TRIGGER cities_save_old_slug BEFORE INSERT OR UPDATE OF slug ON cities
  FOR EACH ROW EXECUTE FUNCTION save_old_place_slug();
