-- Merges objects; the last value of a repeated key wins.
CREATE OR REPLACE AGGREGATE jsonb_concat_all(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');
