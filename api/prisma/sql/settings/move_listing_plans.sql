CREATE OR REPLACE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(id) INTO ids FROM (
      SELECT id, deleted_at, category_id, city_id, country_code FROM new_rows
      EXCEPT SELECT id, deleted_at, category_id, city_id, country_code FROM old_rows
    ) AS moved
    WHERE id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_plans_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_listing_plans();
