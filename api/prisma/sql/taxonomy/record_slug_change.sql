-- Updates the last change of the directory, which the sitemap reports.
CREATE OR REPLACE FUNCTION record_slug_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_stats SET updated_at = now() WHERE id = 1 AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER categories_record_slug AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION record_slug_change();

CREATE TRIGGER cities_record_slug AFTER UPDATE OF slug ON cities
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION record_slug_change();
