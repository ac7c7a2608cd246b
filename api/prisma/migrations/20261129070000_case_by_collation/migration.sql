-- Upper and lower case no longer depend on the locale of the database: in Turkish, INFO is not info.
DROP INDEX businesses_by_email;
CREATE INDEX businesses_by_lower_email ON businesses (lower(email COLLATE "C")) WHERE email IS NOT NULL;

CREATE OR REPLACE FUNCTION identity_keys_of(
  name_folded text, phone text, phone_normalised text, address text, website text, email text,
  latitude double precision, longitude double precision, reach integer
) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  keys integer[] := '{}';
  words text[];
  longest text;
  parts text[];
  number text;
  word text;
  digits text;
  host text;
  found integer := 0;
  cell text;
  starts text[] := '{}';
BEGIN
  -- The name as one word, its longest word, each by how it begins: endings differ most.
  words := string_to_array(btrim(regexp_replace(replace(name_folded, '''', ''), '[^[:alnum:]]+', ' ', 'g'), ' '), ' ');
  IF cardinality(words) > 0 THEN
    keys := keys || hashtext('n' || left(array_to_string(words, ''), 9));
    FOREACH word IN ARRAY words LOOP
      IF longest IS NULL OR least(length(word), 9) > length(longest) THEN longest := left(word, 9); END IF;
    END LOOP;
    keys := keys || hashtext('w' || left(longest, 6));
  END IF;

  -- The last seven digits of each number: they don't depend on how, or from where, it is dialled.
  IF phone_normalised IS NOT NULL THEN
    keys := keys || hashtext('p' || right(phone_normalised, 7));
  END IF;
  IF phone IS NOT NULL THEN
    IF phone ~ '^[-+0-9 ().]*$' THEN
      parts := ARRAY[left(phone, 200)];
    ELSE
      parts := (regexp_split_to_array(
        regexp_replace(left(phone, 200), '(ext|dahili|x)\D{0,3}\d{1,6}', ' ', 'gi'), '[,;|/\n]|\s(?:or|oder|ou)\s'))[1:5];
    END IF;
    FOREACH word IN ARRAY parts LOOP
      digits := regexp_replace(word, '\D+', '', 'g');
      IF length(digits) >= 7 THEN keys := keys || hashtext('p' || right(digits, 7)); END IF;
    END LOOP;
  END IF;

  -- A number with the first words of the street, or with the second number.
  IF address IS NOT NULL THEN
    parts := regexp_match(address, '(?:^|[^[:digit:]])0*([[:digit:]]{1,6})(?:[^[:digit:]]+0*([[:digit:]]{1,6}))?');
    number := parts[1];
    IF parts[2] IS NOT NULL THEN keys := keys || hashtext('a' || number || ':' || parts[2]); END IF;
    FOREACH word IN ARRAY string_to_array(regexp_replace(fold(left(address, 120)), '[^[:alpha:]]+', ' ', 'g'), ' ') LOOP
      CONTINUE WHEN length(word) < 4;
      IF number IS NULL THEN
        keys := keys || hashtext('a:' || left(word, 8));
        EXIT;
      END IF;
      CONTINUE WHEN word = ANY ('{strasse,straße,straat,street,avenue,boulevard,road,drive,lane,caddesi,cadde,sokak,sokagi,mahallesi,suite,floor,north,south,east,west,blvd,rua,calle,avenida,between,near}'::text[]);
      keys := keys || hashtext('a' || number || ':' || left(word, 4));
      found := found + 1;
      EXIT WHEN found = 2;
    END LOOP;
  END IF;

  -- The host of the website, else that of the e-mail.
  host := coalesce(
    substring(lower(website COLLATE "C") FROM '^(?:https?://)?(?:www\d?\.)?([^/?#:]+\.[^/?#:]+)'), split_part(lower(email COLLATE "C"), '@', 2));
  IF host <> '' THEN keys := keys || hashtext('h' || host); END IF;

  -- Cells of about 200 metres with the first words of the name; a place within 60 metres lies in one of the four around.
  IF latitude IS NOT NULL AND longitude IS NOT NULL THEN
    FOREACH word IN ARRAY words[1:3] LOOP
      IF length(word) > 1 THEN starts := starts || left(word, 3); END IF;
    END LOOP;
    FOR y IN floor(latitude * 500 - 0.5 * reach)::integer .. floor(latitude * 500 + 0.5 * reach)::integer LOOP
      FOR x IN floor(longitude * 250 - 0.5 * reach)::integer .. floor(longitude * 250 + 0.5 * reach)::integer LOOP
        cell := 'g' || y || ':' || x || ':';
        FOREACH word IN ARRAY starts LOOP
          keys := keys || hashtext(cell || word);
        END LOOP;
      END LOOP;
    END LOOP;
  END IF;
  RETURN keys;
END $$;

CREATE OR REPLACE FUNCTION is_poorer_text(said text, stored text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  new_words text := comparable_words(said);
  old_words text := comparable_words(stored);
BEGIN
  IF new_words = old_words THEN
    -- The same words: poorer without accents or signs, or in one case.
    RETURN octet_length(said) + CASE WHEN said <> upper(said COLLATE "und-x-icu") AND said <> lower(said COLLATE "und-x-icu") THEN 2 ELSE 0 END
      < octet_length(stored) + CASE WHEN stored <> upper(stored COLLATE "und-x-icu") AND stored <> lower(stored COLLATE "und-x-icu") THEN 2 ELSE 0 END;
  END IF;
  IF new_words = '' THEN RETURN old_words <> ''; END IF;
  RETURN length(new_words) < length(old_words) AND (
    left(old_words, length(new_words) + 1) = new_words || ' '
    OR said ~ '(…|\.\.\.)\s*(</\w+>)?\s*$' AND left(old_words, length(new_words)) = new_words
    OR string_to_array(new_words, ' ') <@ string_to_array(old_words, ' '));
END $$;
