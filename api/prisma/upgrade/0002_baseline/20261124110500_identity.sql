-- Which listings may be one place: keys under which candidates are found, and rows of files whose listing is known.

-- Keys of a place for finding candidates, as hashes. Two places that share none are not compared; two that share one are
-- compared by api/src/lib/identity/compareListings.ts, so keys may be coarse, and equal hashes of other keys do no harm.
-- `reach` 0 gives the keys under which a place is kept, 1 those under which it looks for others, which differ for positions.
CREATE FUNCTION identity_keys_of(
  name_folded text, phone text, phone_normalised text, address text, website text, email text,
  latitude double precision, longitude double precision, reach integer
) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  keys integer[] := '{}';
  words text[];
  parts text[];
  number text;
  second_number text;
  part text;
  digits text;
  host text;
  y integer;
  x integer;
BEGIN
  -- The name as one word, its longest word, each by how it begins: endings differ most.
  words := array_remove(regexp_split_to_array(replace(name_folded, '''', ''), '[^[:alnum:]]+'), '');
  IF cardinality(words) > 0 THEN
    keys := keys || hashtext('n' || left(array_to_string(words, ''), 9));
    SELECT keys || hashtext('w' || left(word, 6)) INTO keys
      FROM unnest(words) WITH ORDINALITY AS w(word, at) ORDER BY least(length(word), 9) DESC, at LIMIT 1;
  END IF;

  -- The last seven digits of each number: they don't depend on how, or from where, it is dialled.
  IF phone_normalised IS NOT NULL THEN
    keys := keys || hashtext('p' || right(phone_normalised, 7));
  END IF;
  IF phone IS NOT NULL THEN
    FOREACH part IN ARRAY (regexp_split_to_array(
      regexp_replace(left(phone, 200), '(ext|dahili|x)\D{0,3}\d{1,6}', ' ', 'gi'), '[,;|/\n]|\s(?:or|oder|ou)\s'))[1:5] LOOP
      digits := regexp_replace(part, '\D+', '', 'g');
      IF length(digits) >= 7 THEN keys := keys || hashtext('p' || right(digits, 7)); END IF;
    END LOOP;
  END IF;

  -- A number with the first words of the street, or with the second number.
  IF address IS NOT NULL THEN
    parts := regexp_match(address, '(?:^|[^[:digit:]])0*([[:digit:]]{1,6})(?:[^[:digit:]]+0*([[:digit:]]{1,6}))?');
    number := parts[1];
    second_number := parts[2];
    IF number IS NOT NULL THEN
      IF second_number IS NOT NULL THEN keys := keys || hashtext('a' || number || ':' || second_number); END IF;
      SELECT keys || array_agg(hashtext('a' || number || ':' || word)) INTO keys FROM (
        SELECT left(matched[1], 4) AS word FROM regexp_matches(fold(left(address, 120)), '[[:alpha:]]{4,}', 'g') AS matched
        WHERE matched[1] !~ '^(stra(ss|ß)e|straat|street|avenue|boulevard|road|drive|lane|caddesi|cadde|sokak|sokagi|mahallesi|suite|floor|north|south|east|west|blvd|rua|calle|avenida|between|near)$'
        LIMIT 2
      ) AS streets;
    ELSE
      SELECT keys || array_agg(hashtext('a:' || word)) INTO keys FROM (
        SELECT left(matched[1], 8) AS word FROM regexp_matches(fold(left(address, 120)), '[[:alpha:]]{4,}', 'g') AS matched LIMIT 1
      ) AS streets;
    END IF;
  END IF;

  -- The host of the website, else that of the e-mail.
  host := coalesce(
    substring(lower(website) FROM '^(?:https?://)?(?:www\d?\.)?([^/?#:]+\.[^/?#:]+)'), split_part(lower(email), '@', 2));
  IF host <> '' THEN keys := keys || hashtext('h' || host); END IF;

  -- Cells of about 200 metres with the first words of the name; a place within 60 metres lies in one of the four around.
  IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
    FOR y IN floor(latitude * 500 - 0.5 * reach)::integer .. floor(latitude * 500 + 0.5 * reach)::integer LOOP
      FOR x IN floor(longitude * 250 - 0.5 * reach)::integer .. floor(longitude * 250 + 0.5 * reach)::integer LOOP
        FOREACH part IN ARRAY words[1:3] LOOP
          IF length(part) > 1 THEN keys := keys || hashtext('g' || y || ':' || x || ':' || left(part, 3)); END IF;
        END LOOP;
      END LOOP;
    END LOOP;
  END IF;
  RETURN keys;
END $$;

-- Kept by triggers, whoever writes. The demo has keys as well; readers leave it out.
CREATE TABLE identity_keys (
  key integer NOT NULL,
  business_id integer NOT NULL,
  PRIMARY KEY (key, business_id)
);

CREATE FUNCTION keep_identity_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO identity_keys
      SELECT DISTINCT key, n.id FROM new_rows n, unnest(identity_keys_of(n.name_folded, n.phone, n.phone_normalised,
        coalesce(n.address, n.street), n.website, n.email, n.latitude, n.longitude, 0)) AS key
      -- In the order of the index: a bulk import would touch all of it at random.
      ORDER BY 1, 2;
  ELSIF TG_OP = 'TRUNCATE' THEN
    TRUNCATE identity_keys;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM identity_keys k USING (
      SELECT o.id, key FROM old_rows o, unnest(identity_keys_of(o.name_folded, o.phone, o.phone_normalised,
        coalesce(o.address, o.street), o.website, o.email, o.latitude, o.longitude, 0)) AS key
    ) AS gone WHERE k.key = gone.key AND k.business_id = gone.id;
  ELSE
    WITH changed AS MATERIALIZED (
      SELECT n.id,
        identity_keys_of(o.name_folded, o.phone, o.phone_normalised, coalesce(o.address, o.street), o.website, o.email,
          o.latitude, o.longitude, 0) AS before,
        identity_keys_of(n.name_folded, n.phone, n.phone_normalised, coalesce(n.address, n.street), n.website, n.email,
          n.latitude, n.longitude, 0) AS after
      FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.name_folded, n.phone, n.phone_normalised, n.address, n.street, n.website, n.email, n.latitude, n.longitude)
        IS DISTINCT FROM (o.name_folded, o.phone, o.phone_normalised, o.address, o.street, o.website, o.email, o.latitude, o.longitude)
    ), gone AS (
      DELETE FROM identity_keys k USING (
        SELECT id, key FROM changed, unnest(before) AS key WHERE NOT key = ANY (after)
      ) AS stale WHERE k.key = stale.key AND k.business_id = stale.id
    )
    INSERT INTO identity_keys SELECT DISTINCT key, id FROM changed, unnest(after) AS key WHERE NOT key = ANY (before)
      ORDER BY 1, 2 ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER businesses_identity_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_identity_keys();
CREATE TRIGGER businesses_identity_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_identity_keys();
CREATE TRIGGER businesses_identity_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_identity_keys();
CREATE TRIGGER businesses_identity_truncate AFTER TRUNCATE ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION keep_identity_keys();

INSERT INTO identity_keys SELECT DISTINCT key, b.id FROM businesses b, unnest(identity_keys_of(b.name_folded, b.phone, b.phone_normalised,
    coalesce(b.address, b.street), b.website, b.email, b.latitude, b.longitude, 0)) AS key ORDER BY 1, 2;
ANALYZE identity_keys;

-- Rows of imports and the listing that each became, joined, or was answered to be. The same row of a later file means the
-- same listing, and what it says was applied before: later files and edits stand.
CREATE TABLE imported_rows (
  -- Hash of what tells the place from others.
  identity_hash bigint NOT NULL,
  -- Hash of all that the row says.
  content_hash bigint NOT NULL,
  -- Rows of listings that are gone mean nothing; without a reference an import writes a third faster.
  business_id integer NOT NULL,
  import_id integer NOT NULL,
  PRIMARY KEY (identity_hash, content_hash)
);

-- Names of the fields of a row that say less than what is stored: the same text cut off or with words left out, the same
-- number without its prefix, a rounded position, a postal code that lost its zero.
CREATE FUNCTION comparable_words(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g'))
$$;

CREATE FUNCTION is_poorer_text(said text, stored text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  new_words text := comparable_words(said);
  old_words text := comparable_words(stored);
BEGIN
  IF new_words = old_words THEN
    -- The same words: poorer without accents or signs, or in one case.
    RETURN octet_length(said) + CASE WHEN said <> upper(said) AND said <> lower(said) THEN 2 ELSE 0 END
      < octet_length(stored) + CASE WHEN stored <> upper(stored) AND stored <> lower(stored) THEN 2 ELSE 0 END;
  END IF;
  IF new_words = '' THEN RETURN old_words <> ''; END IF;
  RETURN length(new_words) < length(old_words) AND (
    left(old_words, length(new_words) + 1) = new_words || ' '
    OR said ~ '(…|\.\.\.)\s*(</\w+>)?\s*$' AND left(old_words, length(new_words)) = new_words
    OR string_to_array(new_words, ' ') <@ string_to_array(old_words, ' '));
END $$;

CREATE FUNCTION poorer_fields(said jsonb, stored jsonb, has_source_id boolean) RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  poorer text[] := '{}';
  field text;
  new_digits text;
  old_digits text;
BEGIN
  FOREACH field IN ARRAY ARRAY['name', 'address', 'street', 'description', 'detailed_info', 'website'] LOOP
    -- A source that knows the place by its id may shorten its name on purpose.
    CONTINUE WHEN field = 'name' AND has_source_id;
    IF said->>field <> stored->>field AND is_poorer_text(said->>field, stored->>field) THEN
      poorer := poorer || field;
    END IF;
  END LOOP;
  IF said->>'phone' <> stored->>'phone' THEN
    new_digits := ltrim(regexp_replace(said->>'phone', '\D+', '', 'g'), '0');
    old_digits := ltrim(regexp_replace(stored->>'phone', '\D+', '', 'g'), '0');
    -- Where nothing could be dialled until now, the same number as dialled somewhere is richer.
    IF length(new_digits) >= 7 AND (
      new_digits = old_digits AND length(said->>'phone') <= length(stored->>'phone')
      OR length(new_digits) < length(old_digits) AND (right(old_digits, length(new_digits)) = new_digits
        OR left(old_digits, length(new_digits)) = new_digits)
    ) AND (stored->>'phone_normalised' IS NOT NULL OR said->>'phone_normalised' IS NULL) THEN
      poorer := poorer || ARRAY['phone', 'phone_normalised'];
    END IF;
  END IF;
  IF said->>'postal_code' <> stored->>'postal_code' AND stored->>'postal_code' = '0' || (said->>'postal_code') THEN
    poorer := poorer || 'postal_code'::text;
  END IF;
  FOREACH field IN ARRAY ARRAY['working_hours', 'about'] LOOP
    IF jsonb_typeof(said->field) = 'object' AND said->field <> stored->field AND stored->field @> (said->field) THEN
      poorer := poorer || CASE field WHEN 'about' THEN ARRAY['about', 'about_text'] ELSE ARRAY['working_hours', 'opening_minutes'] END;
    END IF;
  END LOOP;
  IF said ? 'latitude' AND said ? 'longitude' AND stored->>'latitude' IS NOT NULL AND stored->>'longitude' IS NOT NULL
    AND (said->>'latitude', said->>'longitude') <> (stored->>'latitude', stored->>'longitude')
    AND greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)) <= 4
    AND round((stored->>'latitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'latitude')::numeric
    AND round((stored->>'longitude')::numeric, greatest(scale((said->>'latitude')::numeric), scale((said->>'longitude')::numeric)))
      = (said->>'longitude')::numeric
  THEN
    poorer := poorer || ARRAY['latitude', 'longitude'];
  END IF;
  RETURN poorer;
END $$;

-- Two more reasons for a question: too little is known, and another row of the file fits better.
ALTER TABLE import_doubts DROP CONSTRAINT import_doubts_reason_check;
ALTER TABLE import_doubts ADD CONSTRAINT import_doubts_reason_check CHECK (reason IN (
  'OTHER_PLACE', 'FAR_AWAY', 'OTHER_PHONE', 'OTHER_NAME', 'OTHER_ADDRESS', 'SEVERAL', 'LITTLE_KNOWN', 'OTHER_ROW'));
