-- The former name of `invalidate_pages`, which nodes of the previous release call during a rolling upgrade.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE sql AS 'SELECT invalidate_pages(tags)';
