CREATE OR REPLACE FUNCTION derive_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_name text;
  city_name text;
  plain text := plain_words(NEW.name_folded);
BEGIN
  SELECT name INTO category_name FROM categories WHERE id = NEW.category_id;
  SELECT name INTO city_name FROM cities WHERE id = NEW.city_id;
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category_name, NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city_name, ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', NEW.address, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(NEW, plain));

  IF NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true) AND NEW.time_zone IS NOT NULL
    AND cardinality(NEW.opening_minutes) > 0 THEN
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    IF NEW.schedule_id IS NULL THEN
      INSERT INTO opening_schedules (time_zone, opening_minutes, open_during)
        VALUES (NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes))
        ON CONFLICT DO NOTHING;
      SELECT id INTO NEW.schedule_id FROM opening_schedules
        WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes;
    END IF;
  ELSE
    NEW.schedule_id := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER businesses_derive_search BEFORE INSERT OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION derive_search();
