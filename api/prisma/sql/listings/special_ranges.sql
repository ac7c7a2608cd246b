-- Returns when a schedule with special days is open around these days, in minutes since 1 January 1970 of the local calendar.
-- `known` is the range of time that the result covers. specialDays.ts implements the same rule: a night shift that began before a
-- special day runs to its end unless it lasts past noon, and so does a night shift that begins on a special day.
CREATE OR REPLACE FUNCTION special_ranges(opening_minutes integer[], special_minutes integer[],
    OUT known int4multirange, OUT open int4multirange)
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
DECLARE
  days CONSTANT integer[] := ARRAY(
    SELECT DISTINCT special_minutes[i] FROM generate_series(1, cardinality(special_minutes), 3) AS i ORDER BY 1);
  day integer;
  day_start integer;
  gone_from integer;
  gone_until integer;
BEGIN
  known := '{}';
  open := '{}';
  IF cardinality(days) = 0 THEN
    RETURN;
  END IF;
  -- The regular week, from the week before the first day to the one after the last. Day 0 was a Thursday.
  SELECT coalesce(range_agg(int4range(opening_minutes[i] + week * 10080 - 4320, opening_minutes[i + 1] + week * 10080 - 4320)), '{}')
    INTO open
    FROM generate_series(1, cardinality(opening_minutes), 2) AS i,
      generate_series((days[1] + 3) / 7 - 1, (days[cardinality(days)] + 3) / 7 + 1) AS week;
  FOREACH day IN ARRAY days LOOP
    day_start := day * 1440;
    SELECT upper(span) INTO gone_from FROM unnest(open) AS span
      WHERE lower(span) < day_start AND upper(span) > day_start AND upper(span) <= day_start + 720;
    SELECT upper(span) INTO gone_until FROM unnest(open) AS span
      WHERE lower(span) < day_start + 1440 AND upper(span) > day_start + 1440 AND upper(span) <= day_start + 2160;
    open := open - int4multirange(int4range(coalesce(gone_from, day_start), coalesce(gone_until, day_start + 1440)));
  END LOOP;
  SELECT range_agg(int4range(one * 1440, (one + 2) * 1440)) INTO known FROM unnest(days) AS one;
  SELECT (open + coalesce(range_agg(int4range(
      special_minutes[i] * 1440 + special_minutes[i + 1], special_minutes[i] * 1440 + special_minutes[i + 2])), '{}')) * known
    INTO open FROM generate_series(1, cardinality(special_minutes), 3) AS i;
END $$;
