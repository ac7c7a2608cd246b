-- Returns the quality band of a score. Each band contains about three times as many listings as the one before.
CREATE OR REPLACE FUNCTION quality_band(score real) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT 5 - width_bucket(score::numeric, ARRAY[4.2, 4.45, 4.6, 4.7, 4.8]::numeric[]) $$;
