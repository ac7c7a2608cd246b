CREATE OR REPLACE FUNCTION save_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_versions (plan_id, version, name, price, duration, features, max_ads, priority_placement,
    analytics_access, custom_styling, is_enabled, is_retired, operator_id)
  VALUES (NEW.id, NEW.version, NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement,
    NEW.analytics_access, NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER plans_save_version AFTER INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION save_plan_version();
