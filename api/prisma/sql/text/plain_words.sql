-- Letters and digits of a folded text, words apart by one space. searchTerms.ts does the same.
CREATE OR REPLACE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(folded COLLATE "und-x-icu", '[^[:alnum:]]+', ' ', 'g')) $$;
