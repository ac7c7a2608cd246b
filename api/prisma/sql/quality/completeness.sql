-- Returns how complete a listing with these issues is, from 0 to 100: ten points for each of ten fields with a usable value.
CREATE OR REPLACE FUNCTION completeness(issues int) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 100 - 10 * (
    (issues & 1 <> 0)::int + (issues & 2 <> 0)::int + (issues & 8 <> 0)::int + (issues & 96 <> 0)::int
    + (issues & 384 <> 0)::int + (issues & 512 <> 0)::int + (issues & 1024 <> 0)::int + (issues & 2048 <> 0)::int
    + (issues & 4096 <> 0)::int + (issues & 8192 <> 0)::int)
$$;
