-- Which reading of its search a bulk edit follows, by its place among those tried, -1 for none; null where it has not begun.
-- A worker that continues after a crash must not choose again: the listings of the first reading are changed by then.
ALTER TABLE bulk_edits ADD COLUMN reading_number integer;
