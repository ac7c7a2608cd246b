-- Returns the consonants of a folded word, for comparing words in Arabic and Hebrew, which omit vowels, with words of other
-- scripts. The result is a search key, not a word. Null for words with fewer than two consonants.
CREATE OR REPLACE FUNCTION consonants_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  consonants text := regexp_replace(word, '^\u0627\u0644(?=[\u0620-\u06ff]{2})|[\u05d0\u05d4\u05d5\u05d9\u05e2\u0629\u0647]', '', 'g');
BEGIN
  consonants := regexp_replace(public.latin_of(consonants), '[^a-z]', '', 'g');
  consonants := regexp_replace(regexp_replace(consonants, 'sh', 's', 'g'), 'kh|ch|ck|q|c', 'k', 'g');
  consonants := regexp_replace(replace(replace(consonants, 'ph', 'f'), 'tz', 'ts'), '([tdg])h', '\1', 'g');
  consonants := regexp_replace(translate(consonants, 'vp', 'bf'), '(.)\1+', '\1', 'g');
  consonants := translate(consonants, 'aeiouwyh', '');
  RETURN CASE WHEN length(consonants) >= 2 THEN consonants END;
END $$;
