CREATE OR REPLACE FUNCTION save_injection_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO injection_code_versions
    (code_id, version, name, code, position, consent, is_enabled, is_deleted, operator_id)
  VALUES
    (NEW.id, NEW.version, NEW.name, NEW.code, NEW.position, NEW.consent, NEW.is_enabled,
     NEW.deleted_at IS NOT NULL, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER injection_codes_save_version AFTER INSERT OR UPDATE ON injection_codes
  FOR EACH ROW EXECUTE FUNCTION save_injection_version();
