CREATE OR REPLACE FUNCTION comparable_words(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'))
$$;
