-- Corrections of stored data that an installation needs once. A worker makes each that is not listed here; a backup of an
-- earlier release lists none, so that they are made again after it was restored.
CREATE TABLE data_repairs (
  name text PRIMARY KEY,
  finished_at timestamptz(3) NOT NULL DEFAULT now(),
  corrected integer NOT NULL CHECK (corrected >= 0)
);

-- A new installation has nothing to correct.
INSERT INTO data_repairs (name, corrected) SELECT 'correctCountries', 0 WHERE NOT EXISTS (SELECT FROM businesses);
