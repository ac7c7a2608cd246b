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
  -- A rating and its count come from one source.
  IF said ? 'rating' AND NOT said ? 'review_count' AND (stored->>'review_count')::int > 0
    OR said ? 'review_count' AND NOT said ? 'rating' AND stored->>'rating' IS NOT NULL
    OR said ? 'reviews_per_score' AND NOT said ?| '{rating,review_count}' AND stored->>'rating' IS NOT NULL AND NOT has_source_id
  THEN
    poorer := poorer || ARRAY['rating', 'review_count', 'reviews_per_score'];
  END IF;
  -- A level of prices says less than amounts.
  IF said->>'price_range' !~ '\d' AND stored->>'price_range' ~ '\d' THEN
    poorer := poorer || 'price_range'::text;
  END IF;
  RETURN poorer;
END $$;
