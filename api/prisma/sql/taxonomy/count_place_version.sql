CREATE OR REPLACE FUNCTION count_place_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_count_version BEFORE UPDATE OF name, slug, icon, merged_into_id ON categories
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.icon, OLD.merged_into_id)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.icon, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();

CREATE TRIGGER cities_count_version BEFORE UPDATE OF name, slug, merged_into_id ON cities
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.merged_into_id) IS DISTINCT FROM (NEW.name, NEW.slug, NEW.merged_into_id))
  EXECUTE FUNCTION count_place_version();
