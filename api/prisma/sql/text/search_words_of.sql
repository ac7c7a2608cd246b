CREATE OR REPLACE FUNCTION search_words_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT plain_words(fold(value)) $$;
