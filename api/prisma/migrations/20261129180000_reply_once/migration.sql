-- A reply that is sent again, since its answer was lost, must not be mailed twice.
ALTER TABLE message_replies ADD COLUMN idempotency_key text;
CREATE UNIQUE INDEX message_replies_idempotency_key ON message_replies (idempotency_key);
