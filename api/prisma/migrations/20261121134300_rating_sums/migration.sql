-- The average rating of a million listings is nothing to add up anew each time somebody looks.
ALTER TABLE directory_stats
  ADD COLUMN rating_sum numeric(14, 2) NOT NULL DEFAULT 0,
  ADD COLUMN rated_count integer NOT NULL DEFAULT 0;
UPDATE directory_stats SET (rating_sum, rated_count) = (
  SELECT coalesce(sum(rating), 0), count(rating) FROM businesses WHERE deleted_at IS NULL
);
ALTER TABLE directory_stats ADD CONSTRAINT directory_stats_ratings CHECK (rating_sum >= 0 AND rated_count >= 0);

CREATE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sum_delta numeric := 0;
  count_delta int := 0;
  part record;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM new_rows WHERE deleted_at IS NULL;
    sum_delta := part.total;
    count_delta := part.n;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(sum(rating), 0) AS total, count(rating) AS n INTO part FROM old_rows WHERE deleted_at IS NULL;
    sum_delta := sum_delta - part.total;
    count_delta := count_delta - part.n;
  END IF;
  UPDATE directory_stats SET rating_sum = rating_sum + sum_delta, rated_count = rated_count + count_delta
    WHERE id = 1 AND (sum_delta <> 0 OR count_delta <> 0);
  RETURN NULL;
END $$;
-- Named to come after businesses_count_*, behind whose lock on the totals writers stand in line.
CREATE TRIGGER businesses_counted_ratings_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
CREATE TRIGGER businesses_counted_ratings_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
CREATE TRIGGER businesses_counted_ratings_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE OR REPLACE FUNCTION forget_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET business_count = 0 WHERE business_count <> 0;
  UPDATE cities SET business_count = 0 WHERE business_count <> 0;
  UPDATE countries SET business_count = 0 WHERE business_count <> 0;
  UPDATE directory_stats SET business_count = 0, demo_count = 0, rating_sum = 0, rated_count = 0, updated_at = now();
  RETURN NULL;
END $$;
