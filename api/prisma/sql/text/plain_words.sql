-- Returns the letters and digits of a folded text as words separated by one space. searchTerms.ts implements the same rule.
CREATE OR REPLACE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(folded COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g')) $$;
