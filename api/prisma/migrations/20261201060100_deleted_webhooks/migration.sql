-- A deleted webhook receives nothing, and can be restored for a day.
ALTER TABLE webhooks ADD COLUMN deleted_at timestamptz(3);
