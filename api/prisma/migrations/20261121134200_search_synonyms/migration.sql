-- What a search also looks for: words of the directory for words that visitors type.
CREATE TABLE search_synonyms (
  id serial PRIMARY KEY,
  -- Folded, single spaces.
  words text COLLATE "C" NOT NULL,
  means text COLLATE "C" NOT NULL,
  -- Whoever searches `means` finds what has `words`, too.
  is_two_way boolean NOT NULL DEFAULT true,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT search_synonyms_words CHECK (length(words) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_means CHECK (length(means) BETWEEN 1 AND 80),
  CONSTRAINT search_synonyms_differ CHECK (words <> means)
);
-- Each pair once, whichever way round.
CREATE UNIQUE INDEX search_synonyms_pair ON search_synonyms (least(words, means), greatest(words, means));
CREATE INDEX search_synonyms_by_words ON search_synonyms (words);
CREATE INDEX search_synonyms_by_means ON search_synonyms (means) WHERE is_two_way;

-- Every kept page with a search on it may show something else.
CREATE TRIGGER search_synonyms_drop_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION drop_all_pages();
