CREATE OR REPLACE FUNCTION plan_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(ARRAY(SELECT business_id FROM listing_plans WHERE plan_id = NEW.id));
  RETURN NULL;
END $$;

CREATE TRIGGER plans_give AFTER UPDATE ON plans FOR EACH ROW
  WHEN ((OLD.max_ads, OLD.priority_placement, OLD.custom_styling)
    IS DISTINCT FROM (NEW.max_ads, NEW.priority_placement, NEW.custom_styling))
  EXECUTE FUNCTION plan_gives();
