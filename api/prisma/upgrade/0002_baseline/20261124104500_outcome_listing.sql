-- Of the first rows of a dry run, the listing as it would look.
ALTER TABLE import_outcomes ADD COLUMN listing jsonb;
