CREATE OR REPLACE FUNCTION move_listing_plans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
BEGIN
  IF NOT EXISTS (SELECT FROM subscriptions WHERE status = 'RUNNING') THEN
    RETURN NULL;
  END IF;
  SELECT array_agg(n.id) INTO ids FROM new_rows n JOIN old_rows o USING (id)
    WHERE (o.deleted_at, o.category_id, o.city_id, o.country_code)
        IS DISTINCT FROM (n.deleted_at, n.category_id, n.city_id, n.country_code)
      AND n.id IN (SELECT business_id FROM subscriptions WHERE status = 'RUNNING');
  IF ids IS NOT NULL THEN
    PERFORM refresh_listing_plans(ids);
  END IF;
  RETURN NULL;
END $$;

-- Its name sorts after businesses_count_*: writers then queue for the lock on the totals first.
CREATE TRIGGER businesses_plans_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION move_listing_plans();
