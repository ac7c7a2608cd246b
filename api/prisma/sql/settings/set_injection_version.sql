-- A change of an injected code's content or state creates a version. A change of its order does not.
CREATE OR REPLACE FUNCTION set_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled, NEW.deleted_at IS NULL)
    IS DISTINCT FROM (OLD.name, OLD.code, OLD.position, OLD.consent, OLD.is_enabled, OLD.deleted_at IS NULL) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER injection_codes_set_version BEFORE UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION set_injection_version();
