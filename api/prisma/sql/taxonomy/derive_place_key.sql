CREATE OR REPLACE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := key_of_name(NEW.name);
  IF TG_OP = 'UPDATE' AND NEW.name_key <> OLD.name_key THEN
    NEW.former_keys := array_append(
      array_remove(array_remove(NEW.former_keys, NEW.name_key), OLD.name_key), OLD.name_key
    );
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER categories_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON categories
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();

CREATE TRIGGER cities_derive_key BEFORE INSERT OR UPDATE OF name, name_key ON cities
  FOR EACH ROW EXECUTE FUNCTION derive_place_key();
