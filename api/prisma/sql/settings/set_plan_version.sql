CREATE OR REPLACE FUNCTION set_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever writes: a retired or deleted plan is not on sale.
  IF NEW.is_retired OR NEW.deleted_at IS NOT NULL THEN
    NEW.is_enabled := false;
  END IF;
  IF (NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement, NEW.analytics_access,
      NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.deleted_at)
    IS DISTINCT FROM (OLD.name, OLD.price, OLD.duration, OLD.features, OLD.max_ads, OLD.priority_placement,
      OLD.analytics_access, OLD.custom_styling, OLD.is_enabled, OLD.is_retired, OLD.deleted_at) THEN
    NEW.version := OLD.version + 1;
    NEW.updated_at := now();
  ELSE
    NEW.version := OLD.version;
    NEW.updated_at := OLD.updated_at;
    NEW.operator_id := OLD.operator_id;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER plans_set_version BEFORE UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION set_plan_version();
