-- If a statement changes more listings than this, every page is invalidated instead.
CREATE OR REPLACE FUNCTION most_named_pages() RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT 10000';
