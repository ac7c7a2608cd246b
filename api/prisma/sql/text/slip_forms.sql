CREATE OR REPLACE FUNCTION slip_forms(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT array_agg(DISTINCT form) FROM (
      SELECT word AS form UNION ALL SELECT left(word, i - 1) || substr(word, i + 1) FROM generate_series(1, length(word)) AS i
    ) AS forms
  $$;
