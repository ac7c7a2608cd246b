-- More listings than this that change or go are most of a directory.
CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 10000';
