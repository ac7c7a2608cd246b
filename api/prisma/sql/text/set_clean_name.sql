CREATE OR REPLACE FUNCTION set_clean_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := clean_name(NEW.name);
  IF NOT is_seen(NEW.name) THEN
    RAISE check_violation USING MESSAGE = 'nothing of the name would be seen', CONSTRAINT = TG_TABLE_NAME || '_name_seen';
  END IF;
  RETURN NEW;
END $$;

-- These triggers run before the ones that derive keys and search words from the name: triggers fire in the order of their names.
CREATE TRIGGER businesses_clean_name BEFORE INSERT OR UPDATE OF name ON businesses
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER categories_clean_name BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER cities_clean_name BEFORE INSERT OR UPDATE OF name ON cities
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();

CREATE TRIGGER operators_clean_name BEFORE INSERT OR UPDATE OF name ON operators
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION set_clean_name();
