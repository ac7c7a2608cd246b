-- Names that deceive: what no door may let in is kept out by the database too, whoever writes. domain/names.ts is stricter,
-- since it knows which joiners and selectors a script needs; whatever it makes, this leaves alone.

-- --- Rules ---------------------------------------------------------------------------

-- A name in single spaces, without what is never seen: controls, overrides and embeddings of direction, private use,
-- fillers, and joiners after letters and signs that nothing joins.
CREATE FUNCTION clean_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
      '[\u0001-\u001f\u007f-\u009f\u00ad\u17b4\u17b5\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff\U000f0000-\U0010ffff]', '', 'g'),
      '^[\u200b-\u200d]+|(?<=[\u0020-\u007e])[\u200b-\u200d]+', '', 'g'),
      ' {2,}', ' ', 'g'))
  $$;

-- Whether anything of a text is seen: more than characters without a shape, blanks, and marks that stand on nothing.
CREATE FUNCTION is_seen(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]'
  $$;

CREATE FUNCTION without_unseen(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g')
  $$;

-- What a name is known by among categories, and among the cities of a country: names that look the same are one. Without
-- case and accents, without what is not seen, in the plain spelling of each letter (NFKC, which makes unseen letters of
-- some that are blank).
CREATE FUNCTION key_of_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT fold(btrim(regexp_replace(without_unseen(normalize(fold(without_unseen(value)), NFKC)),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')))
  $$;

CREATE FUNCTION keep_name_clean() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name := clean_name(NEW.name);
  IF NOT is_seen(NEW.name) THEN
    RAISE check_violation USING MESSAGE = 'nothing of the name would be seen', CONSTRAINT = TG_TABLE_NAME || '_name_seen';
  END IF;
  RETURN NEW;
END $$;
-- They come before those that derive keys and search words from the name, by their own names.
CREATE TRIGGER businesses_clean_name BEFORE INSERT OR UPDATE OF name ON businesses
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();
CREATE TRIGGER categories_clean_name BEFORE INSERT OR UPDATE OF name ON categories
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();
CREATE TRIGGER cities_clean_name BEFORE INSERT OR UPDATE OF name ON cities
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();
CREATE TRIGGER operators_clean_name BEFORE INSERT OR UPDATE OF name ON operators
  FOR EACH ROW WHEN (clean_name(NEW.name) <> NEW.name OR NOT is_seen(NEW.name)) EXECUTE FUNCTION keep_name_clean();

CREATE OR REPLACE FUNCTION derive_place_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := key_of_name(NEW.name);
  IF TG_OP = 'UPDATE' AND NEW.name_key <> OLD.name_key THEN
    NEW.former_keys := array_append(
      array_remove(array_remove(NEW.former_keys, NEW.name_key), OLD.name_key), OLD.name_key
    );
  END IF;
  RETURN NEW;
END $$;

-- --- Stored names ----------------------------------------------------------------------

-- Corrects what is stored, and returns how many rows that were. What looks like another of its kind gets a number that is
-- seen, so that an operator can merge the two; what nobody sees gets a name that says so. Revisions and the history of
-- categories and cities say what was corrected.
CREATE FUNCTION correct_names() RETURNS integer LANGUAGE plpgsql AS $$
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

INSERT INTO data_repairs (name, corrected) VALUES ('correctNames', correct_names());
