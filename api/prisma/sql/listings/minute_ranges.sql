CREATE OR REPLACE FUNCTION minute_ranges(opening_minutes integer[]) RETURNS int4multirange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(range_agg(span), '{}') FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      LATERAL (VALUES
        (int4range(opening_minutes[i], opening_minutes[i + 1])),
        (int4range(opening_minutes[i] - 10080, opening_minutes[i + 1] - 10080))
      ) AS spans(span)
  $$;
