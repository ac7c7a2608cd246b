-- A backup whose file is being removed. The record goes last, so that an interrupted deletion is finished later.
ALTER TABLE backups ADD COLUMN deleting_at timestamptz(3);
