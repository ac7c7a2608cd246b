-- Notifies every node that caches rendered pages of what changed: at commit, and once for each payload. A notification holds fewer
-- than 8000 bytes, so the tags are split over as many notifications as they need.
--
-- Tags: business:ID, category:ID, city:ID (pages that show the entity), in-category:SLUG and in-city:SLUG (lists of its
-- listings), lists (any other list of listings), counts (totals, and pages that depend on which listings exist), all.
CREATE OR REPLACE FUNCTION invalidate_pages(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
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
