-- Returns the fields that an import must not overwrite because an operator edited them, together with the fields derived from
-- them.
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
