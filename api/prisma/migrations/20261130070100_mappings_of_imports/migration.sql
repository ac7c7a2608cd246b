-- What an operator saw of the values when confirming a reading, and the import that stored it, so that its undo restores the
-- former one.
ALTER TABLE column_mappings
  ADD COLUMN accepted_signs text[] NOT NULL DEFAULT '{}',
  ADD COLUMN import_id integer;
ALTER TABLE imports ADD COLUMN former_mappings jsonb;
