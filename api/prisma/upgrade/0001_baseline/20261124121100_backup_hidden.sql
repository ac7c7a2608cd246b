-- How many of the listings of a backup are shown nowhere: in the trash, or merged into another. Null for backups of releases
-- that did not count them.
ALTER TABLE backups ADD COLUMN hidden integer;
