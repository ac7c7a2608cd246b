CREATE OR REPLACE FUNCTION save_subscription_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription_versions (subscription_id, version, plan_id, starts_at, ends_at, ended_at, is_cancelled, price,
    paid_amount, paid_on, notes, operator_id)
  VALUES (NEW.id, NEW.version, NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price,
    NEW.paid_amount, NEW.paid_on, NEW.notes, NEW.operator_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_save_version AFTER INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION save_subscription_version();
