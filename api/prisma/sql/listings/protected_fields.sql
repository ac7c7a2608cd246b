-- Returns the fields that an import must not overwrite because an operator edited them, together with the fields that follow
-- from them. Those that only follow from others protect nothing, although earlier releases marked them as edited. The dialled
-- form of a phone is not among them: it also follows from the country, and an import works it out for the phone that stays.
CREATE OR REPLACE FUNCTION protected_fields(edited text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT array_remove(array_remove(array_remove(edited, 'phone_normalised'), 'opening_minutes'), 'special_minutes')
      || CASE WHEN 'working_hours' = ANY (edited) THEN '{opening_minutes}'::text[] ELSE '{}' END
      || CASE WHEN 'special_hours' = ANY (edited) THEN '{special_minutes}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{latitude,longitude}' THEN '{latitude,longitude,time_zone}'::text[] ELSE '{}' END
      || CASE WHEN edited && '{about,about_text}' THEN '{about,about_text}'::text[] ELSE '{}' END
      || CASE WHEN 'business_status' = ANY (edited) THEN '{is_open}'::text[] ELSE '{}' END
  $$;
