-- 'Updated' on a page and the sitemap's lastmod move only when the business changes.
-- Derives every column of a listing that depends on its other columns, whichever program writes the row. This is one trigger
-- with one query of other tables, because an import runs it for every row and each further query or trigger costs as much as
-- folding a name.
-- Sequential scans are off because a session plans the query once: a plan made while the table is small would keep scanning while
-- an import fills the table.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off
  AS $$
DECLARE
  moves_category CONSTANT boolean :=
    NEW.category_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.category_id IS DISTINCT FROM OLD.category_id);
  moves_city CONSTANT boolean := NEW.city_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.city_id IS DISTINCT FROM OLD.city_id);
  takes_slug CONSTANT boolean := TG_OP = 'INSERT' OR NEW.slug <> OLD.slug;
  has_schedule CONSTANT boolean := NEW.is_open AND coalesce(NEW.business_status = 'OPERATIONAL', true)
    AND NEW.time_zone IS NOT NULL AND (cardinality(NEW.opening_minutes) > 0 OR cardinality(NEW.special_minutes) > 0);
  -- Name and, where it was merged, the id of its target.
  category text[];
  city text[];
  former_owner integer;
  plain text;
  local_time timestamp;
BEGIN
  -- Whoever writes the sections without an order leaves none.
  IF NEW.about_text IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.about_text IS DISTINCT FROM OLD.about_text
    OR NEW.about IS DISTINCT FROM OLD.about) AND NEW.about_text::jsonb IS DISTINCT FROM NEW.about THEN
    NEW.about_text := NULL;
  END IF;

  -- Rows of places are locked as their foreign keys would lock them, so that a listing can't slip into one that is being
  -- merged.
  SELECT
    (SELECT ARRAY[name, merged_into_id::text] FROM categories WHERE moves_category AND id = NEW.category_id FOR KEY SHARE),
    (SELECT ARRAY[name, merged_into_id::text] FROM cities WHERE moves_city AND id = NEW.city_id FOR KEY SHARE),
    (SELECT id FROM opening_schedules
      WHERE has_schedule AND time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes
        AND special_minutes = NEW.special_minutes),
    (SELECT business_id FROM old_slugs WHERE takes_slug AND slug = NEW.slug AND business_id IS NOT NULL)
    INTO category, city, NEW.schedule_id, former_owner;

  -- Whoever writes the number of a merged place means its target.
  IF category[2] IS NOT NULL THEN
    NEW.category_id := category[2];
    category := NULL;
  END IF;
  IF category IS NULL AND NEW.category_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO category FROM categories WHERE id = NEW.category_id;
  END IF;
  IF city[2] IS NOT NULL THEN
    NEW.city_id := city[2];
    city := NULL;
  END IF;
  IF city IS NULL AND NEW.city_id IS NOT NULL THEN
    SELECT ARRAY[name] INTO city FROM cities WHERE id = NEW.city_id;
  END IF;

  -- A listing may return to a slug that it once had; nobody else may take one over.
  IF former_owner = NEW.id THEN
    DELETE FROM old_slugs WHERE slug = NEW.slug AND business_id = NEW.id;
  ELSIF former_owner IS NOT NULL THEN
    RAISE unique_violation USING MESSAGE = 'slug belongs to another listing''s past', CONSTRAINT = 'businesses_slug_key';
  END IF;

  IF NEW.time_zone IS NOT NULL THEN
    -- Raises invalid_parameter_value for a zone that is none.
    local_time := now() AT TIME ZONE NEW.time_zone;
  END IF;
  IF has_schedule AND NEW.schedule_id IS NULL THEN
    INSERT INTO opening_schedules (time_zone, opening_minutes, open_during, special_minutes, special_known, special_open)
      SELECT NEW.time_zone, NEW.opening_minutes, minute_ranges(NEW.opening_minutes), NEW.special_minutes, known, open
      FROM special_ranges(NEW.opening_minutes, NEW.special_minutes)
      ON CONFLICT DO NOTHING;
    SELECT id INTO NEW.schedule_id FROM opening_schedules
      WHERE time_zone = NEW.time_zone AND opening_minutes = NEW.opening_minutes AND special_minutes = NEW.special_minutes;
  END IF;

  IF TG_OP = 'INSERT' AND NOT NEW.is_demo AND NEW.global_row_number IS NULL THEN
    NEW.global_row_number := nextval('global_row_numbers');
  END IF;
  NEW.name_folded := fold(NEW.name);
  NEW.shuffle := hashint4(NEW.id);
  NEW.score := (coalesce(NEW.rating, 3.5) * NEW.review_count + 3.5 * 20) / (NEW.review_count + 20);
  -- What no longer exists goes after all that does.
  IF NEW.business_status = 'CLOSED_PERMANENTLY' THEN
    NEW.score := NEW.score / 10;
  END IF;
  plain := plain_words(NEW.name_folded);
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category[1], NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city[1], ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', coalesce(NEW.address, concat_ws(' ', NEW.street, NEW.state, left(NEW.area_served #>> '{}', 1000))),
        NEW.located_in, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(plain, NEW.score, NEW.category_id, NEW.city_id, NEW.country_code, NEW.rating,
      NEW.latitude, NEW.longitude, NEW.about) || listing_answers(NEW));

  IF TG_OP = 'UPDATE' THEN
    -- What searches need follows from the rest, and other tables.
    OLD.search_vector := NEW.search_vector;
    OLD.score := NEW.score;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      -- The date is that of the last change of the business. How its data came about, the trash, its number and the merge of its
      -- category or city change nothing about it.
      OLD.version := NEW.version;
      OLD.edited_fields := NEW.edited_fields;
      OLD.derived_fields := NEW.derived_fields;
      OLD.global_row_number := NEW.global_row_number;
      OLD.deleted_at := NEW.deleted_at;
      IF NEW.category_id IS DISTINCT FROM OLD.category_id
        AND EXISTS (SELECT FROM categories WHERE id = OLD.category_id AND merged_into_id = NEW.category_id) THEN
        OLD.category_id := NEW.category_id;
      END IF;
      IF NEW.city_id IS DISTINCT FROM OLD.city_id
        AND EXISTS (SELECT FROM cities WHERE id = OLD.city_id AND merged_into_id = NEW.city_id) THEN
        OLD.city_id := NEW.city_id;
      END IF;
      IF NEW IS DISTINCT FROM OLD THEN
        NEW.updated_at := now();
      END IF;
    END IF;
  END IF;
  RETURN NEW;
END $$;
