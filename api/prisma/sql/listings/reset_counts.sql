CREATE OR REPLACE FUNCTION reset_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET business_count = 0 WHERE business_count <> 0;
  UPDATE cities SET business_count = 0 WHERE business_count <> 0;
  UPDATE countries SET business_count = 0 WHERE business_count <> 0;
  UPDATE directory_stats SET business_count = 0, demo_count = 0, rating_sum = 0, rated_count = 0, updated_at = now();
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_reset_counts AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION reset_counts();
