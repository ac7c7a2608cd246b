-- Puts objects together; where a key stands in several, the last one wins.
CREATE OR REPLACE AGGREGATE jsonb_concat_all(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');
