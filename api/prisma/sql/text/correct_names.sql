-- Corrects stored names and returns the number of corrected rows. A name that looks like another one of the same entity gets a
-- visible number, so that an operator can merge the two. An invisible name gets a placeholder. Revisions and the history of
-- categories and cities record each correction.
CREATE OR REPLACE FUNCTION correct_names() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  corrected integer;
  place record;
  wanted text;
  candidate text;
  n integer;
BEGIN
  WITH found AS MATERIALIZED (
    SELECT id, version, name, CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE 'Unnamed listing ' || id END AS corrected_name
    FROM businesses WHERE clean_name(name) <> name OR NOT is_seen(name) ORDER BY id FOR UPDATE
  ), noted AS (
    INSERT INTO business_revisions (business_id, version, before, after, undone)
    SELECT id, version, jsonb_build_object('name', name), jsonb_build_object('name', corrected_name), true FROM found
  ), written AS (
    UPDATE businesses b SET name = found.corrected_name FROM found WHERE found.id = b.id RETURNING 1
  )
  SELECT count(*) INTO corrected FROM written;

  FOR place IN SELECT * FROM categories WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed category ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM categories c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE categories SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, category_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', place.icon, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', place.icon), now());
    END IF;
  END LOOP;

  FOR place IN SELECT * FROM cities WHERE clean_name(name) <> name OR NOT is_seen(name) OR key_of_name(name) <> name_key
    ORDER BY id FOR UPDATE
  LOOP
    wanted := CASE WHEN is_seen(clean_name(place.name)) THEN clean_name(place.name) ELSE 'Unnamed city ' || place.id END;
    candidate := wanted;
    n := 1;
    WHILE place.merged_into_id IS NULL AND EXISTS (
      SELECT FROM cities c WHERE c.name_key = key_of_name(candidate) AND c.id <> place.id AND c.merged_into_id IS NULL
        AND c.country_code IS NOT DISTINCT FROM place.country_code
    ) LOOP
      n := n + 1;
      candidate := wanted || ' (' || n || ')';
    END LOOP;
    UPDATE cities SET name = candidate WHERE id = place.id;
    IF candidate <> place.name THEN
      corrected := corrected + 1;
      INSERT INTO place_changes (kind, city_id, before, after, applied_at) VALUES ('EDIT', place.id,
        jsonb_build_object('name', place.name, 'slug', place.slug, 'icon', NULL, 'formerKeys', place.former_keys),
        jsonb_build_object('name', candidate, 'slug', place.slug, 'icon', NULL), now());
    END IF;
  END LOOP;

  WITH written AS (
    UPDATE operators SET name = CASE WHEN is_seen(clean_name(name)) THEN clean_name(name) ELSE user_code END
    WHERE clean_name(name) <> name OR NOT is_seen(name) RETURNING 1
  )
  SELECT corrected + count(*) INTO corrected FROM written;
  RETURN corrected;
END $$;
