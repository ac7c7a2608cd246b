-- Searches without a result for which operators want no synonym. The words are those of search_sums, which hold nothing that
-- names a person. Old servers do not read it.
CREATE TABLE dismissed_searches (
  words text COLLATE "C" PRIMARY KEY CHECK (length(words) BETWEEN 1 AND 80),
  dismissed_at timestamptz(3) NOT NULL DEFAULT now()
);
