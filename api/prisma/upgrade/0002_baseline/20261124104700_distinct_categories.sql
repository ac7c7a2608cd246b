-- Categories that an operator said are another kind than this one, although they look like one kind: suggestions of merges
-- leave such pairs out. It stands with the one of the lower id.
ALTER TABLE categories ADD COLUMN distinct_from_ids integer[] NOT NULL DEFAULT '{}';
-- Rows that wait for the undo of an import have the new column too.
UPDATE import_deleted_rows SET row_data = row_data || '{"distinct_from_ids": []}' WHERE table_name = 'categories';
