-- The best matches wherever they are, as `search_candidates_within` finds them.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE sql STABLE ROWS 1000
  AS 'SELECT * FROM search_candidates_within(wanted, NULL, named, ranked, most, with_marks)';
