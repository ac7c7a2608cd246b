-- Whether the listing was merged into another when the row came: what the row said was then not written to it.
ALTER TABLE imported_rows ADD COLUMN through_merge boolean NOT NULL DEFAULT false;
