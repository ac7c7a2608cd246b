-- Returns whether a text contains a visible character: one other than blanks, characters without a glyph, and combining marks without
-- a base.
CREATE OR REPLACE FUNCTION is_seen(value text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f\u205f-\u206f\u20d0-\u20ff\u2800\u3000\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff]'
  $$;
