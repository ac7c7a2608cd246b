-- Revenue is summed out of the index alone.
DROP INDEX subscriptions_by_payment;
CREATE INDEX subscriptions_by_payment ON subscriptions (paid_on) INCLUDE (paid_amount)
  WHERE paid_on IS NOT NULL AND NOT is_cancelled;
