-- Codes and parameters of messages beside their English texts, from which the back office writes its own.
-- Rows of earlier releases have the text alone.
ALTER TABLE jobs ADD COLUMN error_data jsonb;
ALTER TABLE imports ADD COLUMN error_data jsonb;
ALTER TABLE import_problems ADD COLUMN message_data jsonb;
-- Of a refused row: all its messages, in a list.
ALTER TABLE import_outcomes ADD COLUMN reason_data jsonb;
