-- Listings are found by their price level: each bears a mark of it, and the listings with each level are counted.
CREATE OR REPLACE FUNCTION counted_marks(vector tsvector, schedule_id integer) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 12
  AS $$
    SELECT lexeme FROM unnest(tsvector_to_array(vector)) AS lexeme WHERE lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g'
      OR lexeme COLLATE "C" >= '#p' AND lexeme COLLATE "C" < '#q' OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#s'
    UNION ALL SELECT '#s' || schedule_id WHERE schedule_id IS NOT NULL
  $$;

-- Updates the number of listings with each counted mark, and adds the words of new listings in the same pass.
CREATE OR REPLACE FUNCTION keep_marks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text[];
  marks text[];
  deltas integer[];
  -- One listing that bears the mark now.
  bearers integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH counted AS (
      SELECT lexeme COLLATE "C" AS lexeme, count(*) AS n, min(id) AS bearer
      FROM new_rows, unnest(tsvector_to_array(search_vector) || ('#s' || schedule_id)) AS lexeme
      -- Words come after all marks.
      WHERE deleted_at IS NULL AND (lexeme COLLATE "C" >= '$'
        OR lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g' OR lexeme COLLATE "C" >= '#p' AND lexeme COLLATE "C" < '#q'
        OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#t')
      GROUP BY 1
    )
    SELECT array_agg(lexeme) FILTER (WHERE lexeme >= '$'), array_agg(lexeme ORDER BY lexeme) FILTER (WHERE lexeme < '$'),
      array_agg(n ORDER BY lexeme) FILTER (WHERE lexeme < '$'), array_agg(bearer ORDER BY lexeme) FILTER (WHERE lexeme < '$')
      INTO words, marks, deltas, bearers FROM counted;
    PERFORM add_vocabulary(words);
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(mark ORDER BY mark), array_agg(-n ORDER BY mark) INTO marks, deltas FROM (
      SELECT mark COLLATE "C" AS mark, count(*) AS n FROM old_rows, counted_marks(search_vector, schedule_id) AS mark
      WHERE deleted_at IS NULL GROUP BY 1
    ) AS removed;
  ELSE
    SELECT array_agg(mark ORDER BY mark), array_agg(n ORDER BY mark), array_agg(bearer ORDER BY mark)
      INTO marks, deltas, bearers FROM (
      SELECT mark COLLATE "C" AS mark, sum(sign) AS n, min(id) FILTER (WHERE sign = 1) AS bearer FROM (
        SELECT mark, 1 AS sign, id FROM new_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
        UNION ALL
        SELECT mark, -1, id FROM old_rows, counted_marks(search_vector, schedule_id) AS mark WHERE deleted_at IS NULL
      ) AS changed GROUP BY 1 HAVING sum(sign) <> 0
    ) AS changes;
  END IF;
  IF marks IS NULL THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO search_marks (mark)
      SELECT mark FROM unnest(marks) AS mark WHERE NOT EXISTS (SELECT FROM search_marks s WHERE s.mark = mark.mark)
      ORDER BY 1 ON CONFLICT DO NOTHING;
    IF FOUND THEN
      -- Only listings that bear a feature without a label are looked at.
      UPDATE search_marks SET label = named.feature, section = named.section FROM (
        SELECT DISTINCT ON (1) '#f' || feature_slug(feature) AS mark, section, feature FROM new_rows,
          jsonb_each(about) AS sections(section, features),
          jsonb_each(CASE jsonb_typeof(features) WHEN 'object' THEN features ELSE '{}' END) AS named(feature, value)
        WHERE value = 'true' AND id IN (
          SELECT bearer FROM unnest(marks, bearers) AS borne(mark, bearer) JOIN search_marks USING (mark)
          WHERE label IS NULL AND mark COLLATE "C" < '#g'
        )
      ) AS named WHERE search_marks.mark = named.mark AND search_marks.label IS NULL;
    END IF;
  END IF;
  PERFORM FROM search_marks WHERE mark = ANY (marks) ORDER BY mark FOR NO KEY UPDATE;
  UPDATE search_marks SET business_count = business_count + delta
    FROM unnest(marks, deltas) AS d(changed, delta) WHERE search_marks.mark = d.changed;
  RETURN NULL;
END $$;

-- Returns the mark of a listing's price level (#p, then 1 to 4) and its yes and no marks for each filter of the catalogue: #b,
-- the name of the field, then :1 or :0. A migration that adds a filter replaces this function.
CREATE OR REPLACE FUNCTION listing_answers(listing businesses) RETURNS text[]
  LANGUAGE plpgsql STABLE
  AS $$
DECLARE
  level CONSTANT smallint := price_level(listing.price_range);
  marks text[] := '{}';
BEGIN
  IF level IS NOT NULL THEN
    marks := marks || ('#p' || level);
  END IF;
  IF listing.wheelchair_accessible IS NOT NULL THEN
    marks := marks || ('#bwheelchairAccessible:' || listing.wheelchair_accessible::integer);
  END IF;
  RETURN marks;
END $$;

UPDATE businesses SET search_vector = NULL WHERE price_level(price_range) IS NOT NULL;
