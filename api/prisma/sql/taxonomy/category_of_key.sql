-- The category that a folded name means: the one that has it, else the one that had it, else the one that took it over.
CREATE OR REPLACE FUNCTION category_of_key(key text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(merged_into_id, id) FROM categories WHERE name_key = key OR former_keys @> ARRAY[key]
  ORDER BY merged_into_id IS NOT NULL, name_key <> key, id LIMIT 1
$$;
