CREATE OR REPLACE FUNCTION sum_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_counted_ratings_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();

CREATE TRIGGER businesses_counted_ratings_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ratings();
