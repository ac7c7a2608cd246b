-- Whoever writes the number of a merged one means its target. The row is locked as its foreign key would lock it, so that
-- a listing can't slip into a place that is being merged.
CREATE OR REPLACE FUNCTION follow_merged_places() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target integer;
BEGIN
  IF NEW.category_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.category_id IS DISTINCT FROM OLD.category_id) THEN
    SELECT merged_into_id INTO target FROM categories WHERE id = NEW.category_id FOR KEY SHARE;
    IF target IS NOT NULL THEN NEW.category_id := target; END IF;
  END IF;
  IF NEW.city_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id) THEN
    SELECT merged_into_id INTO target FROM cities WHERE id = NEW.city_id FOR KEY SHARE;
    IF target IS NOT NULL THEN NEW.city_id := target; END IF;
  END IF;
  RETURN NEW;
END $$;

-- Named to come before businesses_derive, which compares the row with what it was.
CREATE TRIGGER businesses_at_merged_places BEFORE INSERT OR UPDATE OF category_id, city_id ON businesses
  FOR EACH ROW EXECUTE FUNCTION follow_merged_places();
