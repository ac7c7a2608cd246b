CREATE OR REPLACE FUNCTION subscription_gives() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing_plans(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN OLD.business_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.business_id END
  ], NULL));
  RETURN NULL;
END $$;

CREATE TRIGGER subscriptions_give AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscription_gives();
