-- An operator may release a column of personal data without saying what any column means; that is remembered, too.
ALTER TABLE column_mappings DROP CONSTRAINT column_mappings_mapping;
ALTER TABLE column_mappings ADD CONSTRAINT column_mappings_mapping
  CHECK (jsonb_typeof(mapping) = 'object' AND (mapping <> '{}' OR cardinality(released_columns) > 0));
