-- Updates the last change of the directory, which the sitemap reports.
CREATE OR REPLACE FUNCTION note_place_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE directory_stats SET updated_at = now() WHERE id = 1 AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER categories_note_address AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();

CREATE TRIGGER cities_note_address AFTER UPDATE OF slug ON cities
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION note_place_address();
