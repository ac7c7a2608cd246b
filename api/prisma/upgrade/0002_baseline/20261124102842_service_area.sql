-- Whether a business comes to its customers. Nobody has said so yet, so no row is rewritten.
ALTER TABLE businesses ADD COLUMN is_service_area boolean;
