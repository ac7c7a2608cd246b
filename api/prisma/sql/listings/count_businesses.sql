CREATE OR REPLACE FUNCTION count_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added listing_change[];
  removed listing_change[];
  changes listing_change[];
  changed_at timestamptz := now();
  total_delta int;
  demo_delta int;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, n)::listing_change) INTO added FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM new_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
    SELECT max(updated_at) INTO changed_at FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg((category_id, city_id, country_code, is_demo, -n)::listing_change) INTO removed FROM (
      SELECT category_id, city_id, country_code, is_demo, count(*) AS n FROM old_rows
      WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4
    ) AS grouped;
  END IF;
  changes := coalesce(added, '{}') || coalesce(removed, '{}');
  IF changed_at IS NULL OR (cardinality(changes) = 0 AND TG_OP <> 'UPDATE') THEN
    RETURN NULL;
  END IF;

  PERFORM FROM categories WHERE id IN (
    SELECT category_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE categories SET business_count = business_count + delta
    FROM (SELECT category_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE categories.id = d.category_id;

  PERFORM FROM cities WHERE id IN (
    SELECT city_id FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY id FOR NO KEY UPDATE;
  UPDATE cities SET business_count = business_count + delta
    FROM (SELECT city_id, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE cities.id = d.city_id;

  PERFORM FROM countries WHERE code IN (
    SELECT country_code FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0
  ) ORDER BY code FOR NO KEY UPDATE;
  UPDATE countries SET business_count = business_count + delta
    FROM (SELECT country_code, sum(n) AS delta FROM unnest(changes) GROUP BY 1 HAVING sum(n) <> 0) AS d
    WHERE countries.code = d.country_code;

  SELECT coalesce(sum(n), 0), coalesce(sum(n) FILTER (WHERE is_demo), 0) INTO total_delta, demo_delta FROM unnest(changes);
  UPDATE directory_stats
    SET business_count = business_count + total_delta, demo_count = demo_count + demo_delta,
        updated_at = greatest(updated_at, changed_at)
    WHERE id = 1 AND (total_delta <> 0 OR demo_delta <> 0 OR updated_at < changed_at);
  RETURN NULL;
END $$;

CREATE TRIGGER businesses_count_insert AFTER INSERT ON businesses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

CREATE TRIGGER businesses_count_update AFTER UPDATE ON businesses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();

CREATE TRIGGER businesses_count_delete AFTER DELETE ON businesses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_businesses();
