CREATE OR REPLACE FUNCTION counted_marks(vector tsvector, schedule_id integer) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 12
  AS $$
    SELECT lexeme FROM unnest(tsvector_to_array(vector)) AS lexeme WHERE lexeme COLLATE "C" >= '#f' AND lexeme COLLATE "C" < '#g'
      OR lexeme COLLATE "C" >= '#p' AND lexeme COLLATE "C" < '#q' OR lexeme COLLATE "C" >= '#r' AND lexeme COLLATE "C" < '#s'
    UNION ALL SELECT '#s' || schedule_id WHERE schedule_id IS NOT NULL
  $$;
