CREATE OR REPLACE FUNCTION keep_vocabulary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_vocabulary (word, forms)
    SELECT word, slip_forms(word) FROM (
      SELECT DISTINCT word FROM new_rows, unnest(tsvector_to_array(search_vector)) AS word
      WHERE deleted_at IS NULL AND word !~ '[#0-9]' AND length(word) <= 40
        -- Words of two letters say something where words are short.
        AND (length(word) >= 3 OR length(word) = 2 AND word !~ '[\u0001-\u024f]')
    ) AS used
    WHERE NOT EXISTS (SELECT FROM search_vocabulary v WHERE v.word = used.word)
    ORDER BY word ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_vocabulary_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();

CREATE TRIGGER businesses_vocabulary_update AFTER UPDATE ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_vocabulary();
