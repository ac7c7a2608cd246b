-- Sections and features of a listing in the order in which they were written: jsonb keeps none. The same JSON as `about`,
-- as text, so that it stays as it is in revisions too. Null where no order is known.
ALTER TABLE businesses ADD COLUMN about_text text;

-- Whoever writes the sections without an order leaves none.
CREATE FUNCTION drop_other_about_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;
  RETURN NEW;
END $$;
-- By its name the first of its kind: what it leaves is what the others see.
CREATE TRIGGER businesses_about_text BEFORE INSERT OR UPDATE OF about, about_text ON businesses
  FOR EACH ROW WHEN (NEW.about_text IS NOT NULL) EXECUTE FUNCTION drop_other_about_text();

CREATE OR REPLACE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT edited
      || CASE WHEN 'phone' = ANY (edited) THEN '{phone_normalised}'::text[] ELSE '{}' END
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{about,about_text}' THEN '{about,about_text}'::text[] ELSE '{}' END
  $$;
