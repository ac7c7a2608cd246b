-- Announces what changed to every node that caches rendered pages: at commit, and once for each text. As many notifications
-- as the tags need: one holds less than 8000 bytes.
--
-- Tags: business:ID, category:ID, city:ID (what is shown of one), in-category:SLUG and in-city:SLUG (lists of its
-- listings), lists (any other list of listings), counts (totals, and which listings there are), all.
CREATE OR REPLACE FUNCTION drop_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  payload text := '';
  tag text;
BEGIN
  FOREACH tag IN ARRAY tags LOOP
    IF octet_length(payload) + octet_length(tag) > 4000 THEN
      PERFORM pg_notify('page_drops', payload);
      payload := '';
    END IF;
    payload := CASE WHEN payload = '' THEN tag ELSE payload || ' ' || tag END;
  END LOOP;
  IF payload <> '' THEN
    PERFORM pg_notify('page_drops', payload);
  END IF;
END $$;
