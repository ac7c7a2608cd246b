-- How expensive a listing says it is, from 1 on: the signs of a currency as they are repeated ("$$"). Null for anything else.
CREATE OR REPLACE FUNCTION price_level(price_range text) RETURNS smallint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN price_range ~ '^([$€£¥₺₱₹₩₫฿₽])\1{0,3}$' THEN length(price_range)::smallint END $$;
