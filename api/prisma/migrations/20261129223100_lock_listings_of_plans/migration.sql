-- Subscriptions and trash change concurrently.
CREATE OR REPLACE FUNCTION refresh_listing_plans(ids int[]) RETURNS void LANGUAGE sql AS $$
  -- A listing that another transaction deletes or moves is read once that has ended. Later statements see its changes.
  SELECT FROM businesses WHERE id = ANY (ids) ORDER BY id FOR SHARE;
  WITH due AS (
    SELECT b.id, p.id AS plan_id, s.ends_at, p.priority_placement, p.custom_styling, p.max_ads, b.shuffle, b.category_id,
      b.city_id, b.country_code
    FROM subscriptions s JOIN plans p ON p.id = s.plan_id JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = ANY (ids) AND s.status = 'RUNNING' AND s.ends_at > now() AND b.deleted_at IS NULL
  ), gone AS (
    DELETE FROM listing_plans WHERE business_id = ANY (ids) AND business_id NOT IN (SELECT id FROM due)
  )
  INSERT INTO listing_plans AS l SELECT * FROM due
  ON CONFLICT (business_id) DO UPDATE SET
    (plan_id, until, is_sponsored, custom_styling, max_ads, shuffle, category_id, city_id, country_code) = (
      EXCLUDED.plan_id, EXCLUDED.until, EXCLUDED.is_sponsored, EXCLUDED.custom_styling, EXCLUDED.max_ads,
      EXCLUDED.shuffle, EXCLUDED.category_id, EXCLUDED.city_id, EXCLUDED.country_code)
  WHERE (l.*) IS DISTINCT FROM (EXCLUDED.*)
$$;
