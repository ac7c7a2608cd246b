-- Lists of a category within an area are read from their index alone, and few matches of a search within an area without the
-- marks of its cells.

CREATE INDEX listing_facts_by_category_2 ON listing_facts (category_id, score DESC, id) INCLUDE (
  latitude_e6, longitude_e6, city_id, schedule_id, global_row_number, review_count, is_trading, is_verified, rating,
  country_code, name_folded
);
DROP INDEX listing_facts_by_category;
ALTER INDEX listing_facts_by_category_2 RENAME TO listing_facts_by_category;

-- Returns at most `most` best matches of a query over words and marks. Matches of the whole name (`named` is their mark) come
-- first, then one quality band after the other from the best, so that a common word costs no more than a rare one. `ranked` defines
-- the relevance. `cells` is a query for the marks of an area: few matches are cheaper to judge by the caller than the many marks
-- are to read, so a few may be outside of it.
-- Each statement contains its band as a literal, because the planner then uses the partial index of the band. The settings exclude
-- other plans.
CREATE OR REPLACE FUNCTION search_candidates_within(
  wanted text, cells text, named text, ranked tsquery, most integer, with_marks boolean
) RETURNS SETOF search_candidate LANGUAGE plpgsql STABLE ROWS 1000
  SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
  AS $$
DECLARE
  candidates CONSTANT text := $statement$
    SELECT b.id,
      (CASE WHEN $2 IS NULL THEN 0 ELSE ts_rank('{0.1, 0.5, 0.8, 1.0}', b.search_vector, $2) END + %s)::real,
      b.score, b.rating, b.review_count, b.name_folded, b.category_id, b.city_id, b.country_code::text, b.schedule_id,
      b.latitude, b.longitude, CASE WHEN $4 THEN tsvector_to_array(b.search_vector) END,
      b.global_row_number, b.is_open AND coalesce(b.business_status = 'OPERATIONAL', true), b.is_verified, price_level(b.price_range)
    FROM businesses b WHERE b.deleted_at IS NULL AND %s LIMIT $3 $statement$;
  matched CONSTANT text := '(quality_band(b.score) = %s AND b.search_vector @@ $1)';
  in_any_band text;
  others tsquery := wanted::tsquery;
  -- Matches that may still be read wherever they are.
  anywhere integer := 25;
  few search_candidate[];
  is_named boolean := false;
  found_now integer;
BEGIN
  IF named IS NOT NULL THEN
    SELECT '(' || string_agg(format(matched, band), ' OR ') || ')' INTO in_any_band FROM generate_series(0, 5) AS band;
    -- Hardly any search types a whole name.
    EXECUTE format('SELECT EXISTS (SELECT FROM businesses b WHERE b.deleted_at IS NULL AND %s)', in_any_band)
      INTO is_named USING named::tsquery;
  END IF;
  IF is_named THEN
    RETURN QUERY EXECUTE format(candidates, 2, in_any_band)
      USING CASE WHEN cells IS NULL THEN named::tsquery && others ELSE named::tsquery && others && cells::tsquery END,
        ranked, least(most, 200), with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
    others := others && !!named::tsquery;
  END IF;
  FOR band IN 0..5 LOOP
    EXIT WHEN most <= 0;
    IF cells IS NOT NULL THEN
      EXECUTE format('SELECT array_agg(c::search_candidate) FROM (' || candidates || ') c', 0, format(matched, band))
        INTO few USING others, ranked, anywhere + 1, with_marks;
      found_now := coalesce(cardinality(few), 0);
      IF found_now <= anywhere THEN
        RETURN QUERY SELECT * FROM unnest(few);
        most := most - found_now;
        anywhere := anywhere - found_now;
        CONTINUE;
      END IF;
      others := others && cells::tsquery;
      cells := NULL;
    END IF;
    RETURN QUERY EXECUTE format(candidates, 0, format(matched, band)) USING others, ranked, most, with_marks;
    GET DIAGNOSTICS found_now = ROW_COUNT;
    most := most - found_now;
  END LOOP;
END $$;

-- The best matches wherever they are, as `search_candidates_within` finds them.
CREATE OR REPLACE FUNCTION search_candidates(
  wanted text, named text, ranked tsquery, most integer, with_marks boolean DEFAULT false
) RETURNS SETOF search_candidate LANGUAGE sql STABLE ROWS 1000
  AS 'SELECT * FROM search_candidates_within(wanted, NULL, named, ranked, most, with_marks)';
