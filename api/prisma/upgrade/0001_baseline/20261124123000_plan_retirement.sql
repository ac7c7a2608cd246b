-- Plans that are no longer sold stay with what was sold of them; plans that were never sold can be deleted. Servers of the
-- previous release show both as plans that are off sale.

ALTER TABLE plans
  ADD COLUMN is_retired boolean NOT NULL DEFAULT false,
  ADD COLUMN deleted_at timestamptz(3);
ALTER TABLE plan_versions ADD COLUMN is_retired boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION number_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION keep_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO plan_versions (plan_id, version, name, price, duration, features, max_ads, priority_placement,
    analytics_access, custom_styling, is_enabled, is_retired, operator_id)
  VALUES (NEW.id, NEW.version, NEW.name, NEW.price, NEW.duration, NEW.features, NEW.max_ads, NEW.priority_placement,
    NEW.analytics_access, NEW.custom_styling, NEW.is_enabled, NEW.is_retired, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
