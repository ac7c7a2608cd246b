-- Returns the identity of a review: its author and its words, regardless of date, rating, spaces and accents, which differ between
-- scrapers. Null where the author or the text is missing; such reviews are compared by their fingerprint alone.
CREATE OR REPLACE FUNCTION review_identity(author_name text, comment text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN author <> '' AND words <> '' THEN md5(author || E'\n' || words) END FROM (
    SELECT btrim(regexp_replace(fold(author_name), '[[:space:][:punct:]]+', ' ', 'g')) AS author,
      btrim(regexp_replace(fold(comment), '[[:space:][:punct:]]+', ' ', 'g')) AS words
  ) AS bare
$$;
