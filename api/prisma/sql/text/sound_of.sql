-- Returns the key by which a folded word is compared across scripts and spellings: the Latin alphabet with one letter for each
-- group that transliterations interchange (š and sh, c and k, kh and h, u and ou, y and i). The result is a search key, not a word.
-- Null for words that are too short to be distinctive.
CREATE OR REPLACE FUNCTION sound_of(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  sound text := regexp_replace(public.latin_of(word), '[^a-z]', '', 'g');
BEGIN
  sound := regexp_replace(sound, 'shch|sch|sh', 's', 'g');
  sound := replace(replace(replace(replace(sound, 'dzh', 'dz'), 'zh', 'z'), 'dj', 'd'), 'kh', 'h');
  sound := regexp_replace(sound, 'tch|ch|ts|tz|ck|c|q', 'k', 'g');
  sound := replace(replace(replace(sound, 'ph', 'f'), 'x', 'ks'), 'w', 'v');
  sound := regexp_replace(sound, '([tdgr])h', '\1', 'g');
  sound := replace(regexp_replace(replace(sound, 'mp', 'b'), 'gk|ng|gg', 'g', 'g'), 'nt', 'd');
  sound := regexp_replace(regexp_replace(translate(sound, 'yju', 'iio'), 'oo+', 'o', 'g'), 'a[ei]', 'e', 'g');
  sound := regexp_replace(regexp_replace(sound, '[eo]i', 'i', 'g'), 'i+([aeo])', '\1', 'g');
  -- A rough breath is h, kh, ch or g, by language.
  sound := regexp_replace(translate(sound, 'hg', 'kk'), '(.)\1+', '\1', 'g');
  RETURN CASE WHEN length(sound) >= 3 THEN sound END;
END $$;
