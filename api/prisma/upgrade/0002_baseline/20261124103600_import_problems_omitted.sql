-- Reasons of refusal beyond those that are stored: a damaged file can have millions.
ALTER TABLE imports ADD COLUMN problems_omitted integer NOT NULL DEFAULT 0;
