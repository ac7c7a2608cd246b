-- What files say of a listing beyond its first values. Nobody has said so yet, so no row is rewritten.
ALTER TABLE businesses
  ADD COLUMN other_phones jsonb,
  ADD COLUMN social_links jsonb,
  ADD COLUMN logo_url text,
  ADD COLUMN photos jsonb,
  ADD COLUMN reviews_per_score jsonb,
  ADD COLUMN located_in text,
  ADD COLUMN area_served jsonb,
  ADD COLUMN special_hours jsonb,
  -- Triples [day, start, end] of special_hours: days since 1970, minutes of the day.
  ADD COLUMN special_minutes integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN other_hours jsonb,
  ADD COLUMN busy_hours jsonb;

-- Checked for rows to come; those that exist have none.
ALTER TABLE businesses ADD CONSTRAINT businesses_logo_link CHECK (is_web_link(logo_url)) NOT VALID;
ALTER TABLE businesses ADD CONSTRAINT businesses_details_form CHECK (
  jsonb_typeof(other_phones) = 'array' AND jsonb_typeof(photos) = 'array' AND jsonb_typeof(area_served) = 'array'
  AND jsonb_typeof(reviews_per_score) = 'array' AND jsonb_typeof(social_links) = 'object'
  AND jsonb_typeof(special_hours) = 'object' AND jsonb_typeof(other_hours) = 'object' AND jsonb_typeof(busy_hours) = 'object'
) NOT VALID;

-- The special days of a schedule, the time around them, and when it is open then.
ALTER TABLE opening_schedules
  ADD COLUMN special_minutes integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN special_known int4multirange NOT NULL DEFAULT '{}',
  ADD COLUMN special_open int4multirange NOT NULL DEFAULT '{}';
ALTER TABLE opening_schedules DROP CONSTRAINT opening_schedules_time_zone_opening_minutes_key;
CREATE UNIQUE INDEX opening_schedules_key ON opening_schedules (time_zone, opening_minutes, special_minutes);

-- When a schedule with special days is open, around these days, in minutes since 1 January 1970 of the local calendar;
-- `known` is the time that it speaks for. specialDays.ts follows the same rule: a night that began before a special day
-- goes on to its end, unless it lasts past noon, and so does a night of the day itself with its own hours.
CREATE OR REPLACE FUNCTION special_ranges(opening_minutes integer[], special_minutes integer[],
    OUT known int4multirange, OUT open int4multirange)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
DECLARE
  days CONSTANT integer[] := ARRAY(
    SELECT DISTINCT special_minutes[i] FROM generate_series(1, cardinality(special_minutes), 3) AS i ORDER BY 1);
  day integer;
  day_start integer;
  gone_from integer;
  gone_until integer;
BEGIN
  known := '{}';
  open := '{}';
  IF cardinality(days) = 0 THEN
    RETURN;
  END IF;
  -- The regular week, from the week before the first day to the one after the last. Day 0 was a Thursday.
  SELECT coalesce(range_agg(int4range(opening_minutes[i] + week * 10080 - 4320, opening_minutes[i + 1] + week * 10080 - 4320)), '{}')
    INTO open
    FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      generate_series((days[1] + 3) / 7 - 1, (days[cardinality(days)] + 3) / 7 + 1) AS week;
  FOREACH day IN ARRAY days LOOP
    day_start := day * 1440;
    SELECT upper(span) INTO gone_from FROM unnest(open) AS span
      WHERE lower(span) < day_start AND upper(span) > day_start AND upper(span) <= day_start + 720;
    SELECT upper(span) INTO gone_until FROM unnest(open) AS span
      WHERE lower(span) < day_start + 1440 AND upper(span) > day_start + 1440 AND upper(span) <= day_start + 2160;
    open := open - int4multirange(int4range(coalesce(gone_from, day_start), coalesce(gone_until, day_start + 1440)));
  END LOOP;
  SELECT range_agg(int4range(one * 1440, (one + 2) * 1440)) INTO known FROM unnest(days) AS one;
  SELECT (open + coalesce(range_agg(int4range(
      special_minutes[i] * 1440 + special_minutes[i + 1], special_minutes[i] * 1440 + special_minutes[i + 2])), '{}')) * known
    INTO open FROM generate_series(1, cardinality(special_minutes), 3) AS i;
END $$;

-- Schedules that are open at an instant, by the clock of their own zone. Around its special days a schedule says so itself.
CREATE OR REPLACE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute,
        (here::date - DATE '1970-01-01') * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS calendar_minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE CASE WHEN s.special_known @> clocks.calendar_minute THEN s.special_open @> clocks.calendar_minute
      ELSE s.open_during @> clocks.minute END
  $$;

-- Fields that an import leaves alone because an operator edited them, with those that follow from them.
CREATE OR REPLACE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT edited
      || CASE WHEN 'phone' = ANY (edited) THEN '{phone_normalised}'::text[] ELSE '{}' END
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN 'special_hours' = ANY (edited) THEN '{special_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{about,about_text}' THEN '{about,about_text}'::text[] ELSE '{}' END
  $$;

CREATE OR REPLACE FUNCTION poorer_fields(said jsonb, stored jsonb, has_source_id boolean) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  poorer text[] := '{}';
  field text;
  new_digits text;
  old_digits text;
BEGIN
  FOREACH field IN ARRAY ARRAY['name', 'address', 'street', 'description', 'detailed_info', 'website'] LOOP
    -- A source that knows the place by its id may shorten its name on purpose.
    CONTINUE WHEN field = 'name' AND has_source_id;
    IF said->>field <> stored->>field AND is_poorer_text(said->>field, stored->>field) THEN
      poorer := poorer || field;
    END IF;
  END LOOP;
  IF said->>'phone' <> stored->>'phone' THEN
    new_digits := ltrim(regexp_replace(said->>'phone', '\D+', '', 'g'), '0');
    old_digits := ltrim(regexp_replace(stored->>'phone', '\D+', '', 'g'), '0');
    -- Where nothing could be dialled until now, the same number as dialled somewhere is richer.
    IF length(new_digits) >= 7 AND (
      new_digits = old_digits AND length(said->>'phone') <= length(stored->>'phone')
      OR length(new_digits) < length(old_digits) AND (right(old_digits, length(new_digits)) = new_digits
        OR left(old_digits, length(new_digits)) = new_digits)
    ) AND (stored->>'phone_normalised' IS NOT NULL OR said->>'phone_normalised' IS NULL) THEN
      poorer := poorer || ARRAY['phone', 'phone_normalised'];
    END IF;
  END IF;
  IF said->>'postal_code' <> stored->>'postal_code' AND stored->>'postal_code' = '0' || (said->>'postal_code') THEN
    poorer := poorer || 'postal_code'::text;
  END IF;
  FOREACH field IN ARRAY ARRAY['working_hours', 'about'] LOOP
    IF jsonb_typeof(said->field) = 'object' AND said->field <> stored->field AND stored->field @> (said->field) THEN
      poorer := poorer || CASE field WHEN 'about' THEN ARRAY['about', 'about_text'] ELSE ARRAY['working_hours', 'opening_minutes'] END;
    END IF;
  END LOOP;
  -- A list or an object of which all is stored already. The order of a list says nothing here.
  FOREACH field IN ARRAY ARRAY['photos', 'other_phones', 'area_served', 'social_links', 'other_hours', 'special_hours'] LOOP
    IF said->field <> stored->field AND jsonb_typeof(said->field) = jsonb_typeof(stored->field) AND stored->field @> (said->field) THEN
      poorer := poorer || CASE field WHEN 'special_hours' THEN ARRAY['special_hours', 'special_minutes'] ELSE ARRAY[field] END;
    END IF;
  END LOOP;
  IF said ? 'latitude' AND said ? 'longitude' AND stored->>'latitude' IS NOT NULL AND stored->>'longitude' IS NOT NULL
    AND (said->>'latitude', said->>'longitude') <> (stored->>'latitude', stored->>'longitude')
    AND greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)) <= 4
    AND round((stored->>'latitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'latitude')::numeric
    AND round((stored->>'longitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'longitude')::numeric
  THEN
    poorer := poorer || ARRAY['latitude', 'longitude'];
  END IF;
  RETURN poorer;
END $$;

-- All that a listing derives from its own fields, whoever writes it. One trigger with one query of other tables: an import
-- runs it for every row, and each further query or trigger costs as much as a fold of a name.
CREATE OR REPLACE FUNCTION derive_business() RETURNS trigger LANGUAGE plpgsql AS $$
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
  plain := plain_words(NEW.name_folded);
  NEW.search_vector :=
    setweight(to_tsvector('simple', plain), 'A')
    || setweight(to_tsvector('simple', search_words_of(concat_ws(' ', category[1], NEW.type))), 'B')
    || setweight(to_tsvector('simple', search_words_of(coalesce(city[1], ''))), 'C')
    || setweight(to_tsvector('simple', search_words_of(
      concat_ws(' ', NEW.address, NEW.postal_code, replace(NEW.postal_code, ' ', '')))), 'D')
    || array_to_tsvector(listing_marks(plain, NEW.score, NEW.category_id, NEW.city_id, NEW.country_code, NEW.rating,
      NEW.latitude, NEW.longitude, NEW.about) || listing_answers(NEW));

  IF TG_OP = 'UPDATE' THEN
    -- What searches need follows from the rest, and other tables.
    OLD.search_vector := NEW.search_vector;
    OLD.schedule_id := NEW.schedule_id;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    END IF;
  END IF;
  RETURN NEW;
END $$;
