CREATE OR REPLACE FUNCTION identity_keys_of(
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
