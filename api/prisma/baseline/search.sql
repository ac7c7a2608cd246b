-- Words of three letters or more that some listing has or had.
CREATE TABLE search_vocabulary (
  word text COLLATE "C" PRIMARY KEY,
  -- The word, and the word with one letter taken out, for each of its letters: two words that are one slip apart share one.
  forms text[] COLLATE "C" NOT NULL
);
CREATE INDEX search_vocabulary_by_form ON search_vocabulary USING gin (forms);
CREATE INDEX search_vocabulary_by_likeness ON search_vocabulary USING gin (word gin_trgm_ops);
CREATE INDEX search_vocabulary_by_sound ON search_vocabulary (sound_of(word) COLLATE "C");
CREATE INDEX search_vocabulary_by_consonants ON search_vocabulary (consonants_of(word) COLLATE "C");

-- How many listings carry a mark, for figures beside a filter that nothing else narrows; #s stands for a schedule.
CREATE TABLE search_marks (
  mark text COLLATE "C" PRIMARY KEY,
  -- A feature as its source writes it, and the section that it stands in.
  label text,
  section text,
  business_count integer NOT NULL DEFAULT 0 CHECK (business_count >= 0)
);

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

-- Searches without a result for which operators want no synonym.
CREATE TABLE dismissed_searches (
  words text COLLATE "C" PRIMARY KEY CHECK (length(words) BETWEEN 1 AND 80),
  dismissed_at timestamptz(3) NOT NULL DEFAULT now()
);
