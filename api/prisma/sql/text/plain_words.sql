-- Returns the letters and digits of a folded text as words separated by one space. Signs that a script writes vowels, tones and
-- joined letters with belong to the word; vowel signs that Arabic and Hebrew may omit, and joiners, are removed. plainWords.ts
-- implements the same rule; plainWordsOfScripts.test.ts compares them.
CREATE OR REPLACE FUNCTION plain_words(folded text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT btrim(regexp_replace(
      regexp_replace(folded, '[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200c\u200d]+', '', 'g')
        COLLATE "und-x-icu",
      '[^[:alnum:]\u0483-\u0484\u0487-\u0489\u0711-\u07f3\u07fd\u0816-\u082d\u0859-\u085b\u0900-\u094f\u0955-\u0963\u0981-\u09e3\u09fe-\u0a75\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bd7\u0c00-\u0c63\u0c81-\u0c83\u0cbc-\u0d4d\u0d57-\u0d63\u0d81-\u0df3\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f84\u0f86-\u0fbc\u0fc6\u102b-\u103e\u1056-\u109d\u135d-\u135f\u1712-\u1734\u1752-\u17d3\u17dd\u180b-\u180d\u180f-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1b00-\u1b44\u1b6b-\u1b73\u1b80-\u1bf3\u1c24-\u1c37\u2cef-\u2cf1\u2d7f-\u2dff\u302e-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua6f1\ua802-\ua827\ua82c\ua880-\ua8c5\ua8e0-\ua8f1\ua8ff-\ua92d\ua947-\ua953\ua980-\ua9c0\ua9e5-\uaa4d\uaa7b-\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufe2e-\ufe2f]+',
      ' ', 'g'))
  $$;
