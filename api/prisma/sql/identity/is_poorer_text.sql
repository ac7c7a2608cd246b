CREATE OR REPLACE FUNCTION is_poorer_text(said text, stored text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  new_words text := comparable_words(said);
  old_words text := comparable_words(stored);
BEGIN
  IF new_words = old_words THEN
    -- The same words: poorer without accents or signs, or in one case.
    RETURN octet_length(said) + CASE WHEN said <> upper(said COLLATE "und-x-icu") AND said <> lower(said COLLATE "und-x-icu") THEN 2 ELSE 0 END
      < octet_length(stored) + CASE WHEN stored <> upper(stored COLLATE "und-x-icu") AND stored <> lower(stored COLLATE "und-x-icu") THEN 2 ELSE 0 END;
  END IF;
  IF new_words = '' THEN RETURN old_words <> ''; END IF;
  RETURN length(new_words) < length(old_words) AND (
    left(old_words, length(new_words) + 1) = new_words || ' '
    OR said ~ '(…|\.\.\.)\s*(</\w+>)?\s*$' AND left(old_words, length(new_words)) = new_words
    OR string_to_array(new_words, ' ') <@ string_to_array(old_words, ' '));
END $$;
