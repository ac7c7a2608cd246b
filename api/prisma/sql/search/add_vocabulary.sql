-- Adds the words of listings that the correction of misspelt words uses.
CREATE OR REPLACE FUNCTION add_vocabulary(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM unnest(words) AS used(word)
    WHERE word !~ '[#0-9]' AND length(word) <= 40
      -- Words of two letters say something where words are short.
      AND (length(word) >= 3 OR length(word) = 2 AND word !~ '[\u0001-\u024f]')
      AND NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING
$$;
