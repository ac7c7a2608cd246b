-- Returns the marks of the features that the sections of a listing affirm. Runs for every row of an import, so it makes no query.
CREATE OR REPLACE FUNCTION feature_marks(about jsonb) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
DECLARE
  features CONSTANT jsonb := jsonb_path_query_array(
    about, 'strict $.* ? (@.type() == "object").keyvalue() ? (@.value == true).key', '{}', true);
  marks text[] := '{}';
BEGIN
  FOR i IN 0 .. jsonb_array_length(features) - 1 LOOP
    marks := marks || ('#f' || feature_slug(features->>i));
  END LOOP;
  RETURN array_remove(marks, '#f');
END $$;
