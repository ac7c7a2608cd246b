-- The country of the rows of a file that give no sign of their own.
ALTER TABLE imports ADD COLUMN default_country char(2) CHECK (default_country ~ '^[A-Z]{2}$');
