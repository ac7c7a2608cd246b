-- What a listing derives from its own fields, but for what searches need.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NOT NEW.is_demo AND NEW.global_row_number IS NULL THEN
    NEW.global_row_number := nextval('global_row_numbers');
  END IF;
  IF TG_OP = 'INSERT' OR NEW.slug <> OLD.slug THEN
    -- A listing may return to a slug that it once had; nobody else may take one over.
    DELETE FROM old_slugs WHERE slug = NEW.slug AND business_id = NEW.id;
    IF EXISTS (SELECT FROM old_slugs WHERE slug = NEW.slug AND business_id IS NOT NULL) THEN
      RAISE unique_violation USING MESSAGE = 'slug belongs to another listing''s past', CONSTRAINT = 'businesses_slug_key';
    END IF;
  END IF;

  IF NEW.time_zone IS NOT NULL THEN
    -- Raises invalid_parameter_value for a zone that is none.
    PERFORM now() AT TIME ZONE NEW.time_zone;
  END IF;

  NEW.name_folded := fold(NEW.name);
  NEW.shuffle := hashint4(NEW.id);
  NEW.score := (coalesce(NEW.rating, 3.5) * NEW.review_count + 3.5 * 20) / (NEW.review_count + 20);
  IF TG_OP = 'UPDATE' THEN
    -- Derived from the rest by businesses_derive_search, which comes next.
    OLD.search_vector := NEW.search_vector;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER businesses_derive BEFORE INSERT OR UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION derive_business();
