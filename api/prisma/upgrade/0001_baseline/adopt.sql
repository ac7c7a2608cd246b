-- Run once on a database of an earlier release, when the baseline is recorded as applied. These checks were added without a
-- look at the rows that were there; looking at them blocks neither readers nor writers.
ALTER TABLE place_changes VALIDATE CONSTRAINT place_changes_every_part;
ALTER TABLE reviews VALIDATE CONSTRAINT reviews_hidden;
ALTER TABLE reviews VALIDATE CONSTRAINT reviews_removed;
