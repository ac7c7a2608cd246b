-- Marks a listing as changed in the feed of changes when its visible reviews change or move. Rows are written in the order of their ids,
-- so that two writers cannot deadlock.
CREATE OR REPLACE FUNCTION record_moderated_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The stamp of a change is set by a trigger of its table.
  UPDATE business_changes AS c SET is_deleted = c.is_deleted FROM (
    SELECT business_id FROM business_changes WHERE NOT is_deleted AND business_id IN (
      -- No join: sessions plan it once, maybe for one row, and it would then take the square of the number of rows.
      SELECT business_id FROM (
        (SELECT id, business_id, hidden_at IS NULL FROM new_rows EXCEPT SELECT id, business_id, hidden_at IS NULL FROM old_rows)
        UNION ALL
        (SELECT id, business_id, hidden_at IS NULL FROM old_rows EXCEPT SELECT id, business_id, hidden_at IS NULL FROM new_rows)
      ) AS changed
    ) ORDER BY business_id FOR NO KEY UPDATE
  ) AS changed WHERE c.business_id = changed.business_id;
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_record_moderated AFTER UPDATE ON reviews
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION record_moderated_reviews();
