-- Returns the schedules that are open at an instant, by the clock of each schedule's time zone. Special days take precedence
-- over the regular week.
CREATE OR REPLACE FUNCTION open_schedules(instant timestamptz) RETURNS SETOF integer
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000
  AS $$
    SELECT s.id FROM (
      SELECT time_zone, (extract(isodow FROM here)::int - 1) * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS minute,
        (here::date - DATE '1970-01-01') * 1440 + extract(hour FROM here)::int * 60
        + extract(minute FROM here)::int AS calendar_minute
      FROM (SELECT time_zone, instant AT TIME ZONE time_zone AS here FROM opening_schedules GROUP BY time_zone) AS zones
    ) AS clocks JOIN opening_schedules s USING (time_zone)
    WHERE CASE WHEN s.special_known @> clocks.calendar_minute THEN s.special_open @> clocks.calendar_minute
      ELSE s.open_during @> clocks.minute END
  $$;
