CREATE OR REPLACE FUNCTION feature_slug(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(replace(search_words_of(name), ' ', '-'), 60) $$;
