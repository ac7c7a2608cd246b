CREATE OR REPLACE FUNCTION save_old_business_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO old_slugs (slug, business_id) VALUES (OLD.slug, OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_save_old_slug AFTER UPDATE OF slug ON businesses
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION save_old_business_slug();
