-- Schedules that are open at an instant, by the clock of their own zone.
CREATE OR REPLACE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE s.open_during @> clocks.minute
  $$;
