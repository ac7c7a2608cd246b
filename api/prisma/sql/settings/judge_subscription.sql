CREATE OR REPLACE FUNCTION judge_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.business_id IS NULL AND NEW.ended_at IS NULL AND NOT NEW.is_cancelled AND NEW.ends_at > now() THEN
    NEW.ended_at := now();
    NEW.ends_at := greatest(NEW.starts_at, NEW.ended_at);
  END IF;
  NEW.status := CASE
    WHEN NEW.is_cancelled THEN 'CANCELLED'
    WHEN NEW.ended_at IS NOT NULL THEN 'ENDED'
    WHEN NEW.starts_at > now() THEN 'SCHEDULED'
    WHEN NEW.ends_at > now() THEN 'RUNNING'
    ELSE 'LAPSED' END::subscription_status;
  IF TG_OP = 'UPDATE' THEN
    -- What the clock and merges of listings change is no version.
    IF (NEW.plan_id, NEW.starts_at, NEW.ends_at, NEW.ended_at, NEW.is_cancelled, NEW.price, NEW.paid_amount, NEW.paid_on,
        NEW.notes)
      IS DISTINCT FROM (OLD.plan_id, OLD.starts_at, OLD.ends_at, OLD.ended_at, OLD.is_cancelled, OLD.price,
        OLD.paid_amount, OLD.paid_on, OLD.notes) THEN
      NEW.version := OLD.version + 1;
      NEW.updated_at := now();
    ELSE
      NEW.version := OLD.version;
      NEW.updated_at := OLD.updated_at;
      NEW.operator_id := OLD.operator_id;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER subscriptions_judge BEFORE INSERT OR UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION judge_subscription();
