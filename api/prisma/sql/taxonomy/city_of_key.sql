-- Returns the city that a folded name refers to in a country, by the rule of category_of_key. The code is '' for an unknown country.
-- A city that was merged while its country was unknown has the country of its target. Without a region, the name refers to the city
-- that has none, or else to the only city of the name.
CREATE OR REPLACE FUNCTION city_of_key(key text, code text, of_region text)
RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT coalesce(merged_into_id, id) FROM cities
      WHERE (name_key = key OR former_keys @> ARRAY[key]) AND coalesce(country_code, '') = code
        AND region IS NOT DISTINCT FROM of_region
      ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1),
    (SELECT target.id FROM cities merged JOIN cities target ON target.id = merged.merged_into_id
      WHERE (merged.name_key = key OR merged.former_keys @> ARRAY[key]) AND coalesce(target.country_code, '') = code
        AND merged.region IS NOT DISTINCT FROM of_region
      ORDER BY merged.name_key <> key, merged.id LIMIT 1),
    (SELECT min(coalesce(merged_into_id, id)) FROM cities
      WHERE of_region IS NULL AND name_key = key AND coalesce(country_code, '') = code
      HAVING count(DISTINCT coalesce(merged_into_id, id)) = 1)
  )
$$;

-- The same without a region.
CREATE OR REPLACE FUNCTION city_of_key(key text, code text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT city_of_key(key, code, NULL)
$$;
