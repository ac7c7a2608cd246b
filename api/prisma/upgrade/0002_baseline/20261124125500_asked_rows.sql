-- Hashes of the rows of a question as they stand in the file: a second import asks the same again instead of deciding.
ALTER TABLE import_doubts
  ADD COLUMN identity_hashes bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN content_hashes bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX import_doubts_asked ON import_doubts (id) WHERE decision IS NULL OR decision = 'SKIP';
