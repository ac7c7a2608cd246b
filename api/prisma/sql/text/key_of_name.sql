-- Returns the key by which names are unique among categories, and among the cities of a country: names that look the same have one
-- key. The key ignores case, accents, invisible characters and compatibility variants (NFKC, after which some blanks become
-- invisible characters).
CREATE OR REPLACE FUNCTION key_of_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT fold(btrim(regexp_replace(without_unseen(normalize(fold(without_unseen(value)), NFKC)),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')))
  $$;
