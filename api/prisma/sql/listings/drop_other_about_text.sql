-- Whoever writes the sections without an order leaves none.
CREATE OR REPLACE FUNCTION drop_other_about_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;
  RETURN NEW;
END $$;

-- By its name the first of its kind: what it leaves is what the others see.
CREATE TRIGGER businesses_about_text BEFORE INSERT OR UPDATE OF about, about_text ON businesses
  FOR EACH ROW WHEN (NEW.about_text IS NOT NULL) EXECUTE FUNCTION drop_other_about_text();
