-- Accent-blind lower case. unaccent goes first: it turns the Turkish İ and ı into plain letters, which lower() would not.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value) COLLATE "und-x-icu") $$;
