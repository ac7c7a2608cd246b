-- Returns the price level of a listing from 1 upwards: the number of repeated currency signs ("$$"). Null for any other text.
CREATE OR REPLACE FUNCTION price_level(price_range text) RETURNS smallint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN price_range ~ '^([$€£¥₺₱₹₩₫฿₽])\1{0,3}$' THEN length(price_range)::smallint END $$;
