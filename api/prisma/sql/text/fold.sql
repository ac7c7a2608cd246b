-- Returns text in lower case without accents. unaccent runs first: it converts the Turkish İ and ı to plain letters, which lower()
-- does not.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value) COLLATE "und-x-icu") $$;
