-- Removes deceptive characters from names, whichever program writes them. domain/names.ts is stricter, because it knows which joiners
-- and selectors each script needs; this function leaves its results unchanged.
--
-- Returns the name with single spaces and without invisible characters: controls, overrides and embeddings of direction, private
-- use, fillers, and joiners after letters and signs that do not join.
CREATE OR REPLACE FUNCTION clean_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u17b4\u17b5\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff\U000f0000-\U0010ffff]', '', 'g'),
      '^[\u200b-\u200d]+|(?<=[\u0020-\u007e])[\u200b-\u200d]+', '', 'g'),
      ' {2,}', ' ', 'g'))
  $$;
